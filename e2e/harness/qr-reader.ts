import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const SERVED: Readonly<Record<string, string>> = {
  '/jsqr.js': require.resolve('jsqr'),
  '/pdf.mjs': require.resolve('pdfjs-dist/build/pdf.min.mjs'),
  '/pdf.worker.mjs': require.resolve('pdfjs-dist/build/pdf.worker.min.mjs'),
};
const ORIGIN = 'http://reader.test';

/** What a page of a document shows: its text, and the texts of the QR codes printed on it. */
export interface PrintedPage {
  readonly text: string;
  readonly codes: string[];
}

/** A telephone at the door: reads codes from pictures and from printed pages, with a browser's own canvas. */
export class QrReader {
  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {}

  static async open(browser: Browser): Promise<QrReader> {
    const context = await browser.newContext();
    await context.route(`${ORIGIN}/**`, (route) => {
      const file = SERVED[new URL(route.request().url()).pathname];
      return file === undefined
        ? route.fulfill({ contentType: 'text/html', body: '<script src="/jsqr.js"></script>' })
        : route.fulfill({ contentType: 'text/javascript', body: readFileSync(file) });
    });
    const page = await context.newPage();
    await page.goto(ORIGIN);
    await page.evaluate(DECODER);
    return new QrReader(context, page);
  }

  /** The text of the code in a PNG picture. */
  readPicture(png: Buffer): Promise<string | undefined> {
    return this.page.evaluate(`codeInPicture(${JSON.stringify(png.toString('base64'))})`);
  }

  /** Every page of a PDF as a reader sees it, who looks from nearer until he has read so many codes. */
  readDocument(pdf: Buffer, codes: number): Promise<PrintedPage[]> {
    return this.page.evaluate(`pagesOf(${JSON.stringify(pdf.toString('base64'))}, ${codes})`);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/**
 * Runs in the page. A camera that moves down the sheet: it sees a band at a time, so that it never mixes two codes. Now
 * and then jsQR does not see a code at one size (one of some hundred, by what is in it) and sees it at the next.
 */
const DECODER = `
  const SIZES = [2, 1.5, 3, 2.5, 4];
  window.codesOn = (canvas) => {
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    const found = new Set();
    const band = Math.min(canvas.height, Math.ceil(canvas.width / 3));
    for (let top = 0; top <= canvas.height - band; top += Math.ceil(band / 6)) {
      const { data, width, height } = drawing.getImageData(0, top, canvas.width, band);
      const code = jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
      // Three corners of two codes can look like one empty code.
      if (code?.data) found.add(code.data);
    }
    return [...found];
  };
  window.bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  window.codeInPicture = async (base64) => {
    const picture = await createImageBitmap(new Blob([bytesOf(base64)], { type: 'image/png' }));
    for (const size of [1, ...SIZES]) {
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(picture.width * size);
      canvas.height = Math.round(picture.height * size);
      const drawing = canvas.getContext('2d');
      drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = drawing.getImageData(0, 0, canvas.width, canvas.height);
      const code = jsQR(data, width, height);
      if (code?.data) return code.data;
    }
    return undefined;
  };
  window.pagesOf = async (base64, wanted) => {
    const pdfjs = await import('/pdf.mjs');
    pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';
    const pdf = await pdfjs.getDocument({ data: bytesOf(base64) }).promise;
    const pages = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push({ text: items.map(({ str }) => str).join(' '), codes: new Set() });
    }
    for (const scale of SIZES) {
      if (pages.reduce((sum, { codes }) => sum + codes.size, 0) >= wanted) break;
      for (const [index, { codes }] of pages.entries()) {
        const page = await pdf.getPage(index + 1);
        const viewport = page.getViewport({ scale });
        const canvas = document.createElement('canvas');
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
        for (const code of codesOn(canvas)) codes.add(code);
      }
    }
    return pages.map(({ text, codes }) => ({ text, codes: [...codes] }));
  };
  0;
`;
