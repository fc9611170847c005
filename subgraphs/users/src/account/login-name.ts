import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max';

/** Countries whose numbers people write without a country code; the first in which a number is valid comes first. */
const HOME_COUNTRIES: readonly CountryCode[] = ['KH', 'LA', 'TH', 'VN'];

const LOOKS_LIKE_A_NUMBER = /^\+?[\d\s().-]{6,20}$/;

export interface LoginName {
  /** Lower case, trimmed: compares with e-mail and user name. Empty for what no account can be called. */
  readonly text: string;
  /** E.164, the likeliest first: compares with the mobile number. */
  readonly phones: readonly string[];
}

const isPrintable = (text: string): boolean => !/\p{Cc}/u.test(text) && text.isWellFormed();

/** E-mail and user name as they are stored and compared. */
export const normalName = (text: string): string => text.trim().toLowerCase();

/** A telephone number in E.164 under each country in which it is valid; none for what is no number. */
export function phonesOf(text: string): string[] {
  if (!LOOKS_LIKE_A_NUMBER.test(text.trim())) return [];
  const numbers = HOME_COUNTRIES.map((country) => parsePhoneNumber(text, country));
  return [...new Set(numbers.flatMap((number) => (number?.isValid() ? [number.number as string] : [])))];
}

/** What somebody typed to sign in: an e-mail address, a mobile number or a user name. */
export const loginNameOf = (typed: string): LoginName =>
  isPrintable(typed) ? { text: normalName(typed), phones: phonesOf(typed) } : { text: '', phones: [] };
