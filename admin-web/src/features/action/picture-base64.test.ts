import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PICTURE_MEGABYTES } from '@naga/kernel/file-limits.js';
import { pictureBase64 } from './picture-base64.js';

const large = new File([new Uint8Array(PICTURE_MEGABYTES * 1024 * 1024 + 1)], 'camera.jpg', { type: 'image/jpeg' });
const { createImageBitmap } = globalThis;

/** A browser whose canvas makes files of these types alone, and a PNG instead of any other, as Safari does. */
function drawing(types: readonly string[]) {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') => {
    const made = types.includes(type) ? type : 'image/png';
    done(new File([made === 'image/png' ? new Uint8Array(large.size) : made], 'drawn', { type: made }));
  });
}
beforeEach(() => {
  globalThis.createImageBitmap = async () => ({ width: 8000, height: 6000, close: () => undefined });
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.createImageBitmap = createImageBitmap;
});

test.each([
  ['WebP', ['image/webp', 'image/jpeg'], 'image/webp'],
  ['JPEG where the browser writes no WebP', ['image/jpeg'], 'image/jpeg'],
])('a large picture is sent smaller, as %s', async (_, types, sent) => {
  drawing(types);
  expect(atob((await pictureBase64(large))!.replace(/^data:.*,/, ''))).toBe(sent);
});

test('a large one that the browser cannot read is refused as unreadable, not as too large', async () => {
  globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
  await expect(pictureBase64(large)).rejects.toThrow('no picture');
});
