import { pictureName, picturePath } from '@naga/kernel/picture.js';
import { type FieldSaid, kindOf, type NounField, problemAt, WHOLE } from './noun-field.js';

/** Lists are neither sorted nor searched nor narrowed by pictures. */
interface PictureSaid extends Omit<FieldSaid, 'sorted' | 'filtered' | 'searched'> {
  /** The subgraph whose pictures they are. */
  readonly folder: string;
  readonly optional: true;
}

/** SQL of the path of a picture; null for none. */
const pathOf = (folder: string, name: string): string => `'${picturePath(folder, `' || ${name} || '`)}'`;

/** A picture that was added before (addPicture), by its path; its column refers to `picture`. */
export const picture = ({ folder, ...said }: PictureSaid) =>
  ({
    ...kindOf<string, FieldSaid & { readonly optional: true }>(said, {
      output: () => String,
      input: () => String,
      cast: '::text',
      read: (column) => pathOf(folder, column),
      problems: (path) => (path.trim() === '' || pictureName(folder, path) !== undefined ? [] : problemAt('UNKNOWN')),
      parts: WHOLE,
      parse: (cell) => cell('') || null,
      stored: (path) => pictureName(folder, path) ?? null,
      order: () => '0',
      orderKind: 'whole',
      text: () => 'null',
    }),
    pictures: 'one',
  }) satisfies NounField<string | null>;
