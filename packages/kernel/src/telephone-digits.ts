const A_TELEPHONE_NUMBER = /^\+?[\d\s()./-]+$/;
/** How numbers of the market's countries begin, from outside and at home. */
const BEFORE_THE_NUMBER = /^(?:00)?(?:855|856|84|66)?0?/;
const FEWEST_DIGITS = 6;

/**
 * The digits that every way to write a telephone number has: 012 345 678, +855 12 345 678 and 00855 (0)12-345-678 are
 * one number. Undefined for any other text.
 */
export function telephoneDigits(text: string): string | undefined {
  const number = text.trim();
  if (!A_TELEPHONE_NUMBER.test(number)) return undefined;
  const digits = number.replace(/\D/g, '').replace(BEFORE_THE_NUMBER, '');
  return digits.length < FEWEST_DIGITS ? undefined : digits;
}

/** Whether two texts name one telephone, however each of them is written; texts that are no number name none. */
export function isSameTelephone(a: string | null | undefined, b: string | null | undefined): boolean {
  const digits = telephoneDigits(a ?? '');
  return digits !== undefined && digits === telephoneDigits(b ?? '');
}
