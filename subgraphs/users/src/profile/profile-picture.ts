import { fileTypeFromBuffer } from 'file-type';
import { PictureNotReadable } from '../account/account.errors.js';

const LARGEST_BYTES = 2 * 1024 * 1024;
/** What a telephone's camera makes; more would be a bomb. */
const MOST_PIXELS = 50_000_000;
const SIDE = 256;
const READABLE = new Set(['image/png', 'image/jpeg', 'image/webp']);

/**
 * A picture as we keep it: 256 px square, WebP, without metadata, made anew of its pixels, so that nothing else of what
 * was sent is kept. Refuses with PICTURE_NOT_READABLE what is no PNG, JPEG or WebP by its content, or too large.
 */
export async function squarePicture(base64: string): Promise<Buffer> {
  const sent = Buffer.from(base64.replace(/^data:[\w/+.-]+;base64,/, ''), 'base64');
  const type = sent.length > LARGEST_BYTES ? undefined : await fileTypeFromBuffer(sent);
  if (!type || !READABLE.has(type.mime)) throw new PictureNotReadable();
  // Native code that most processes never need.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Whatever the decoder says of it: its sender can only send another one.
    throw new PictureNotReadable();
  }
}
