import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

/** The countries we work in. */
export const countryWords = defineMessages<Record<'KH' | 'LA' | 'TH' | 'VN', NoMessageValues>>({
  KH: { id: 'admin.country.KH', defaultMessage: 'Cambodia' },
  LA: { id: 'admin.country.LA', defaultMessage: 'Laos' },
  TH: { id: 'admin.country.TH', defaultMessage: 'Thailand' },
  VN: { id: 'admin.country.VN', defaultMessage: 'Vietnam' },
});

/** What a country is called; of another one its code (ISO 3166-1). */
export const countryName = (intl: IntlShape, code: string): string =>
  Object.hasOwn(countryWords, code) ? intl.formatMessage(countryWords[code as keyof typeof countryWords]) : code;

/** Choices of a form, `now` among them when it is none of ours. */
export function countryOptions(intl: IntlShape, now = ''): { value: string; label: string }[] {
  const codes = Object.keys(countryWords);
  const all = now === '' || codes.includes(now) ? codes : [...codes, now];
  return all.map((value) => ({ value, label: countryName(intl, value) }));
}
