/** The language of the page. Each has a folder of texts; English is here from the beginning. */
import { FluentBundle, type FluentResource } from '@fluent/bundle';

/** What a file of texts holds, as it was read when the page was built. */
type Texts = FluentResource['body'];

const ENGLISH = 'en';

const english = import.meta.glob<Texts>('./en/*.ftl', { import: 'default', eager: true });
const others = import.meta.glob<Texts>(['./*/*.ftl', '!./en/*.ftl'], { import: 'default' });

class Language {
  name = $state.raw(ENGLISH);
  /** Where a text is looked for: in the language chosen, then in English. */
  bundles = $state.raw([bundleOf(ENGLISH, Object.values(english))]);

  /** Load a language and go over to it; without texts of it English stays. */
  async use(name: string): Promise<void> {
    const fallback = this.bundles.at(-1)!;
    const paths = Object.keys(others).filter((path) => folderOf(path) === name);
    const files = await Promise.all(paths.map((path) => others[path]!()));
    this.bundles = files.length ? [bundleOf(name, files), fallback] : [fallback];
    this.name = files.length ? name : ENGLISH;
  }
}

function folderOf(path: string): string {
  return path.split('/')[1]!;
}

function bundleOf(name: string, files: Texts[]): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const body of files) {
    for (const error of bundle.addResource({ body })) console.error(error);
  }
  return bundle;
}

export const language = new Language();
