/** What LIKE is asked for; both null without text. */
export interface SearchPattern {
  readonly text: string | null;
  /** Digits of a telephone number as every way to write it has them; null for any other text. */
  readonly digits: string | null;
}

const A_TELEPHONE_NUMBER = /^\+?[\d\s().-]{6,}$/;
/** How numbers of the market's countries begin, from outside and at home. */
const BEFORE_THE_NUMBER = /^(?:855|856|84|66)?0?/;

/** A piece of a tracking code, of an operator's name or of a telephone number; LIKE's own signs stand for themselves. */
export function searchPattern(typed: string | null | undefined): SearchPattern {
  const text = (typed ?? '').replaceAll('\u0000', '').trim();
  if (text === '') return { text: null, digits: null };
  const number = A_TELEPHONE_NUMBER.test(text) ? text.replace(/\D/g, '').replace(BEFORE_THE_NUMBER, '') : '';
  return { text: `%${text.replace(/[\\%_]/g, '\\$&')}%`, digits: number === '' ? null : `%${number}%` };
}
