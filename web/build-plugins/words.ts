import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = ['packages/ui', 'packages/app-kit', 'packages/booking-flow', 'web'];

/**
 * Ids of what home, landing pages, results and error pages say, and what may stand above any of them; everything else
 * arrives after the first paint.
 */
const FIRST =
  /^(web\.(search|card|calendar|currency|days|empty|error|filter|footer|home|landing|language|lost|nav|notOnSale|popular\.(departures|kilometres|noPrice)|results|sort|transport|trust|typed)|price-made\.(again|failed|loading|title)|app\.(catalogue\.(cannotFetchUser|close|network|status|timeout)|impersonation|notOnSale|oops)|booking-flow\.places|ui\.(button|dialog|duration|journey|offline|price|rating|skeleton|skipLink|snackBar))\b/;

const WORDS = '\0virtual:words/';
const FILES = `${WORDS}files`;

/**
 * `virtual:words/km/first` and `virtual:words/km/rest`: the words of a language from all packages, cut in two,
 * so that home and results do not carry the words of the checkout. `virtual:words/files` tells the server, which is
 * built after the browsers' part, where each of them lies: `{ 'km/first': '/assets/first-….js' }`.
 */
export const words = (root: string): Plugin => {
  const files: Record<string, string> = {};
  return {
    name: 'naga:words',
    sharedDuringBuild: true,
    resolveId: (id) => (id.startsWith('virtual:words/') ? `\0${id}` : undefined),
    load(id) {
      if (id === FILES) return `export default ${JSON.stringify(files)}`;
      const [, language, part] = /^\0virtual:words\/(\w+)\/(first|rest)$/.exec(id) ?? [];
      if (language === undefined) return undefined;
      const catalogues = SOURCES.map((folder) => join(root, folder, 'messages', `${language}.json`)).filter(existsSync);
      for (const file of catalogues) this.addWatchFile(file);
      const all = catalogues.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object));
      const wanted = all.filter(([key]) => FIRST.test(key) === (part === 'first'));
      return `export default ${JSON.stringify(Object.fromEntries(wanted))}`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const chunk of Object.values(bundle)) {
        const id = chunk.type === 'chunk' ? chunk.facadeModuleId : null;
        if (id?.startsWith(WORDS) === true) files[id.slice(WORDS.length)] = `/${chunk.fileName}`;
      }
    },
  };
};
