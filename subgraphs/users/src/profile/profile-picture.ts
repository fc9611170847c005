import { redraw } from '@naga/server-kit/pictures/redraw.js';

const SIDE = 256;

/** A person's picture as we keep it: 256 px square, WebP. Refuses as `redraw` does. */
export const squarePicture = (base64: string): Promise<Buffer> =>
  redraw(base64, (picture) => picture.resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer());
