/** The beginning is small: the server thinks while the rest of the page is read. */
import '@fontsource/alegreya/latin-400.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-400-italic.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './theme.css';
import { begin } from '$lib/api/prefetch';

/** Milliseconds for which the rest waits: while it is read, no reply is. */
const WAIT_MS = 300;

const patience = new Promise((done) => setTimeout(done, WAIT_MS));

/** Nothing is there yet that could say it in other languages. */
function showLoadError(problem: unknown): void {
  console.error(problem);
  const message = document.getElementById('load-error');
  if (!message) return;
  message.hidden = false;
  message.querySelector('button')?.addEventListener('click', () => location.reload());
}

Promise.race([begin(location.hash), patience])
  .then(() => import('./page'))
  .catch(showLoadError);
