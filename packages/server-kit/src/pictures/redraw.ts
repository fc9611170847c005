import { MEGABYTE, PICTURE_MEGABYTES } from '@naga/kernel/file-limits.js';
import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { PictureNotReadable, PictureTooLarge, PictureTooManyPixels } from './picture.errors.js';

/** What a telephone's camera makes; more would be a bomb. */
const MEGAPIXELS = 50;
const READABLE = new Set(['image/png', 'image/jpeg', 'image/webp']);

export const PICTURE_TYPE = 'image/webp';

/**
 * Draws a picture anew of its pixels, so that nothing else of what was sent is kept: no metadata, no second content.
 * `draw` gets it upright. Refuses with PICTURE_TOO_LARGE, PICTURE_TOO_MANY_PIXELS, and PICTURE_NOT_READABLE what is no
 * PNG, JPEG or WebP by its content.
 */
export async function redraw<Drawn>(base64: string, draw: (picture: Sharp) => Promise<Drawn>): Promise<Drawn> {
  const sent = Buffer.from(base64.replace(/^data:[\w/+.-]+;base64,/, ''), 'base64');
  if (sent.length > PICTURE_MEGABYTES * MEGABYTE) throw new PictureTooLarge({ megabytes: PICTURE_MEGABYTES });
  const type = await fileTypeFromBuffer(sent);
  if (!type || !READABLE.has(type.mime)) throw new PictureNotReadable();
  // Native code that most processes never need.
  const { default: sharp } = await import('sharp');
  try {
    // Its head is read, and none of its pixels.
    const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata();
    if (width * height > MEGAPIXELS * 1_000_000) throw new PictureTooManyPixels({ megapixels: MEGAPIXELS });
    return await draw(sharp(sent, { limitInputPixels: MEGAPIXELS * 1_000_000, failOn: 'error' }).rotate());
  } catch (error) {
    if (error instanceof PictureTooManyPixels) throw error;
    // Whatever the decoder says of it: its sender can only send another one.
    throw new PictureNotReadable();
  }
}
