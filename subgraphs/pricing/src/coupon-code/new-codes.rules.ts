import { isCode, readCode } from './typed-code.rules.js';

/** Without those that are read for each other: 0 O, 1 I L, 5 S, 2 Z, 8 B. */
const LETTERS = 'ACDEFGHJKMNPQRTUVWXY34679';

/** Codes that are given out as they were typed, or a number of random ones behind a prefix. */
export interface CodesWish {
  readonly codes?: readonly string[] | null | undefined;
  readonly count?: number | null | undefined;
  readonly prefix?: string | null | undefined;
}

/** The codes somebody typed, read as they are stored, and those among them that cannot be codes. */
export function typedCodes({ codes }: CodesWish): { readonly codes: string[]; readonly wrong: string[] } {
  const read = [...new Set((codes ?? []).map(readCode).filter((code) => code !== ''))];
  return { codes: read.filter(isCode), wrong: read.filter((code) => !isCode(code)) };
}

/**
 * A letter for each of `random`, below 256. Twenty-five letters to the power of eight: nobody guesses one of ten thousand
 * with ten tries.
 */
export const randomCode = (prefix: string, random: Uint8Array): string =>
  prefix + Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('');
