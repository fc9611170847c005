import { MEGABYTE, PICTURE_MEGABYTES, PICTURE_SIDE } from '@naga/kernel/file-limits.js';
import { readBase64 } from './read-base64.js';

const MOST_BYTES = PICTURE_MEGABYTES * MEGABYTE;
const QUALITY = 0.9;

const TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** For an input of pictures. */
export const PICTURE_TYPES = TYPES.join(',');

const drawnAs = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** What a telephone's camera made, as large as screens show it. Rejects what the browser cannot read. */
async function shrunk(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, PICTURE_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await drawnAs(canvas, 'image/webp');
  // Safari knows no WebP here and makes a PNG of many megabytes.
  return (drawn?.type === 'image/webp' ? drawn : await drawnAs(canvas, 'image/jpeg')) ?? undefined;
}

/** A picture as the graph takes it; undefined where it is too large even when it is drawn smaller. Rejects what cannot be read. */
export async function pictureBase64(file: File): Promise<string | undefined> {
  const sent = file.size > MOST_BYTES ? await shrunk(file) : file;
  return sent === undefined || sent.size > MOST_BYTES ? undefined : readBase64(sent);
}
