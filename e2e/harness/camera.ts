import type { Page } from 'playwright-core';
import QRCode from 'qrcode';

/** Runs in every page: the picture of the camera is a canvas, which is drawn again as often as a camera sees. */
const LENS = `if (window === top && navigator.mediaDevices) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const pen = canvas.getContext('2d');
  let seen = { size: 0, dark: [] };
  window.cameraSees = (code) => { seen = code; };
  const draw = () => {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#000';
    const dot = Math.floor(400 / Math.max(1, seen.size));
    seen.dark.forEach((isDark, at) => {
      if (isDark) pen.fillRect(120 + (at % seen.size) * dot, 40 + Math.floor(at / seen.size) * dot, dot, dot);
    });
  };
  navigator.mediaDevices.getUserMedia = async () => {
    setInterval(draw, 100);
    return canvas.captureStream();
  };
}`;

/** A telephone's camera before this page, also after it is loaded again. It sees a white wall. */
export const withCamera = (page: Page): Promise<unknown> => page.addInitScript(LENS);

/** Somebody holds a code before it. */
export async function showCode(page: Page, text: string): Promise<void> {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  await page.evaluate(`cameraSees(${JSON.stringify({ size, dark: [...data] })})`);
}
