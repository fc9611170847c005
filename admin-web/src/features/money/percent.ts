import { percentText } from '@naga/kernel/percent-text.js';

/** A part of a whole: '75 %', and below ten with one decimal, '0,4 %', so that little is not nothing. Undefined of none. */
export function shareText(part: number, whole: number): string | undefined {
  if (whole === 0) return undefined;
  const share = (100 * part) / whole;
  return percentText(share < 10 ? Math.round(10 * share) / 10 : Math.round(share));
}
