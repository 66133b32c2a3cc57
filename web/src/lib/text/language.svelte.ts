/** The language of the page. Each has a folder of texts; English is here from the beginning. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

const ENGLISH = 'en';

const english = import.meta.glob<string>('./en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const others = import.meta.glob<string>(['./*/*.ftl', '!./en/*.ftl'], {
  query: '?raw',
  import: 'default',
});

class Language {
  name = $state.raw(ENGLISH);
  /** Where a text is looked for: in the language chosen, then in English. */
  bundles = $state.raw([bundleOf(ENGLISH, Object.values(english))]);

  /** Load a language and go over to it; without texts of it English stays. */
  async use(name: string): Promise<void> {
    const fallback = this.bundles.at(-1)!;
    const paths = Object.keys(others).filter((path) => folderOf(path) === name);
    const sources = await Promise.all(paths.map((path) => others[path]!()));
    this.bundles = sources.length ? [bundleOf(name, sources), fallback] : [fallback];
    this.name = sources.length ? name : ENGLISH;
  }
}

function folderOf(path: string): string {
  return path.split('/')[1]!;
}

function bundleOf(name: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const source of sources) {
    for (const error of bundle.addResource(new FluentResource(source))) console.error(error);
  }
  return bundle;
}

export const language = new Language();
