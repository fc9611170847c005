import { PICTURE_SIDE } from '@naga/kernel/file-limits.js';
import { PICTURE_WIDTHS } from '@naga/kernel/picture.js';
import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { redraw } from './redraw.js';

const QUALITY = 80;
/** As `pictureName` knows it. */
const NAME_LENGTH = 40;

/** A picture as it is kept. */
export interface Renditions {
  /** Of its content: who draws the same picture again gets the same name. */
  readonly name: string;
  /** Of the whole one, in pixels. */
  readonly width: number;
  readonly height: number;
  /** By the name of their file within the folder. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** The files of a picture of this name. */
export const filesOf = (name: string): readonly string[] =>
  ['', ...PICTURE_WIDTHS.map((width) => `-${width}`)].map((suffix) => `${name}${suffix}.webp`);

/** Draws a picture whole and in all its widths, as WebP; refuses as `redraw` does. */
export const drawRenditions = (base64: string): Promise<Renditions> =>
  redraw(base64, async (picture) => {
    // What was sent is decoded once; the smaller ones are made of the pixels of the largest.
    const { data: pixels, info } = await within(picture, PICTURE_SIDE).raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const { default: sharp } = await import('sharp');
    const drawn: Buffer[] = [];
    for (const widest of [PICTURE_SIDE, ...PICTURE_WIDTHS]) {
      const whole = sharp(pixels, { raw: { width, height, channels } });
      // What is as wide as it was already is drawn: the whole one again.
      const same = widest >= width ? drawn[0] : undefined;
      drawn.push(same ?? (await within(whole, widest).webp({ quality: QUALITY }).toBuffer()));
    }
    const digest = createHash('sha256');
    for (const file of drawn) digest.update(file);
    const name = digest.digest('hex').slice(0, NAME_LENGTH);
    return { name, width, height, files: new Map(filesOf(name).map((file, index) => [file, drawn[index]!])) };
  });

/** As wide as it says, so that browsers choose well; only what is very high becomes narrower. */
const within = (picture: Sharp, width: number): Sharp =>
  picture.resize({ width, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true });
