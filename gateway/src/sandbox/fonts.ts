import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Name in our addresses → family and file: the site's own fonts, since machines seldom have Khmer ones. */
const FONTS = {
  inter: ['Inter Variable', () => require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')],
  'inter-vietnamese': [
    'Inter Variable',
    () => require.resolve('@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2'),
  ],
  bricolage: [
    'Bricolage Grotesque Variable',
    () => require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  ],
  khmer: [
    'Noto Sans Khmer Variable',
    () => require.resolve('@fontsource-variable/noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2'),
  ],
  thai: [
    'Noto Sans Thai Variable',
    () => require.resolve('@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2'),
  ],
} as const;

/** Which letters each is loaded for. */
const LETTERS: Readonly<Record<keyof typeof FONTS, string>> = {
  inter: 'U+0000-00FF,U+2000-206F,U+20AC',
  'inter-vietnamese': 'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+1EA0-1EF9',
  bricolage: 'U+0000-00FF,U+2000-206F',
  khmer: 'U+1780-17FF,U+19E0-19FF,U+200B-200D,U+25CC',
  thai: 'U+0E00-0E7F,U+200C-200D,U+25CC',
};

type FontName = keyof typeof FONTS;

export const FONT_FACES = (Object.keys(FONTS) as FontName[])
  .map(
    (name) =>
      `@font-face{font-family:"${FONTS[name][0]}";src:url(/sandbox/fonts/${name}.woff2) format("woff2");font-weight:200 800;font-display:swap;unicode-range:${LETTERS[name]}}`,
  )
  .join('');

const read = new Map<string, Buffer>();

/** A font's bytes; undefined for a name we do not have. */
export function fontFile(name: string): Buffer | undefined {
  if (!Object.hasOwn(FONTS, name)) return undefined;
  let bytes = read.get(name);
  if (bytes === undefined) read.set(name, (bytes = readFileSync(FONTS[name as FontName][1]())));
  return bytes;
}
