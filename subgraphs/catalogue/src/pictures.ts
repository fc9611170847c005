import { pictureAt, picturePath } from '@naga/kernel/picture.js';

/** The folder of the catalogue's pictures in the file store. */
export const PICTURES = 'catalogue';

/** The path of a picture by its name. */
export const pathOrNull = (name: string | null): string | null => (name === null ? null : picturePath(PICTURES, name));

/** Of the small one that stands beside names: in lists, on cards. */
export const markOrNull = (name: string | null): string | null =>
  name === null ? null : pictureAt(picturePath(PICTURES, name), 96);
