/** '7,5 %': a share with at most two decimals, its comma as in our money, and no line ends before its sign. */
export const percent = (value: number): string => `${String(value).replace('.', ',')}\u00a0%`;

/** A part of a whole: '75 %', and below ten with one decimal, '0,4 %', so that little is not nothing. Undefined of none. */
export function shareText(part: number, whole: number): string | undefined {
  if (whole === 0) return undefined;
  const share = (100 * part) / whole;
  return percent(share < 10 ? Math.round(10 * share) / 10 : Math.round(share));
}
