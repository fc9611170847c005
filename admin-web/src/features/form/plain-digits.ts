const OTHERS = '๐-๙໐-໙០-៩';

/** A digit as it is typed here: Latin, Khmer, Thai or Lao. */
export const A_DIGIT = `[0-9${OTHERS}]`;

const OTHER = new RegExp(`[${OTHERS}]`, 'g');

/** With Latin digits for Khmer, Thai and Lao ones: the last four bits of each are what it counts. */
export const asPlainDigits = (text: string): string =>
  text.replaceAll(OTHER, (digit) => String(digit.charCodeAt(0) & 15));
