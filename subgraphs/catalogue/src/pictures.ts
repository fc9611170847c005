import { pictureAt, picturePath } from '@naga/kernel/picture.js';

/** The folder of the catalogue's pictures in the file store. */
export const PICTURES = 'catalogue';

/** Of a gallery. */
export const MOST_PICTURES = 12;

/** Paths of a gallery. */
export const pathsOf = (names: readonly string[]): readonly string[] =>
  names.map((name) => picturePath(PICTURES, name));

/** The path of a picture by its name. */
export const pathOrNull = (name: string | null): string | null => (name === null ? null : picturePath(PICTURES, name));

/** Of the small one that stands beside names: in lists, on cards. */
export const markOrNull = (name: string | null): string | null =>
  name === null ? null : pictureAt(picturePath(PICTURES, name), 96);
