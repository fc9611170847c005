import { pictureName, picturePath } from '@naga/kernel/picture.js';
import { type FieldSaid, kindOf, type NounField, noText, problemAt, WHOLE } from './noun-field.js';
import { listed } from './plural-field.js';

/** Lists are neither sorted nor searched nor narrowed by pictures. */
interface PicturesSaid extends Omit<FieldSaid, 'sorted' | 'filtered' | 'searched'> {
  /** The subgraph whose pictures they are. */
  readonly folder: string;
}

const unordered = { parts: WHOLE, order: () => '0', orderKind: 'whole', text: noText } as const;

/** SQL of the path of a picture; null for none. */
const pathOf = (folder: string, name: string): string => `'${picturePath(folder, `' || ${name} || '`)}'`;

/** A picture that was added before (addPicture), by its path; its column refers to `picture`. */
export const picture = ({ folder, ...said }: PicturesSaid & { readonly optional: true }) =>
  ({
    ...kindOf<string, FieldSaid & { readonly optional: true }>(said, {
      ...unordered,
      output: () => String,
      input: () => String,
      cast: '::text',
      read: (column) => pathOf(folder, column),
      problems: (path) => (path.trim() === '' || pictureName(folder, path) !== undefined ? [] : problemAt('UNKNOWN')),
      parse: (cell) => cell('') || null,
      stored: (path) => pictureName(folder, path) ?? null,
    }),
    pictures: 'one',
  }) satisfies NounField<string | null>;

/** Several pictures in their order, each by its path; its column holds their names, which `demandPictures` looks for. */
export const pictures = ({ folder, max, ...said }: PicturesSaid & { readonly max: number }) =>
  ({
    ...kindOf<readonly string[], FieldSaid>(said, {
      ...unordered,
      output: () => [String],
      input: () => [String],
      cast: '::text[]',
      read: (column) =>
        `(select coalesce(array_agg(${pathOf(folder, 'one.name')} order by one.place), '{}')
          from unnest(${column}) with ordinality as one (name, place))`,
      problems(paths) {
        if (paths.length > max) return problemAt('ARRAY_MAX_SIZE', { max });
        return paths.every((path) => pictureName(folder, path) !== undefined) ? [] : problemAt('UNKNOWN');
      },
      parse: (cell) => listed(cell('')),
      stored: (paths) => [...new Set(paths.flatMap((path) => pictureName(folder, path) ?? []))],
    }),
    pictures: 'several',
  }) satisfies NounField<readonly string[]>;
