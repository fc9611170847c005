import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = ['packages/ui', 'packages/app-kit', 'packages/booking-flow', 'web'];

/** Ids of what home, landing pages, results and error pages say; everything else arrives after the first paint. */
const FIRST =
  /^(web\.(search|card|calendar|days|empty|error|filter|footer|home|landing|language|lost|nav|notOnSale|popular|results|sort|transport|trust|typed)|app\.(notOnSale|oops)|ui\.(button|dialog|duration|journey|offline|price|rating|skeleton|skipLink|snackBar))\b/;

/**
 * `virtual:words/km/first` and `virtual:words/km/rest`: the words of a language from all packages, cut in two,
 * so that home and results do not carry the words of the checkout.
 */
export const words = (root: string): Plugin => ({
  name: 'naga:words',
  resolveId: (id) => (id.startsWith('virtual:words/') ? `\0${id}` : undefined),
  load(id) {
    const [, language, part] = /^\0virtual:words\/(\w+)\/(first|rest)$/.exec(id) ?? [];
    if (language === undefined) return undefined;
    const files = SOURCES.map((folder) => join(root, folder, 'messages', `${language}.json`)).filter(existsSync);
    for (const file of files) this.addWatchFile(file);
    const all = files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as object));
    const wanted = all.filter(([key]) => FIRST.test(key) === (part === 'first'));
    return `export default ${JSON.stringify(Object.fromEntries(wanted))}`;
  },
});
