import type { LanguageCode } from '@naga/kernel/language.js';
import { formatKhmerDate, type DateStyle } from './khmer-dates.js';

/** Gregorian years in Thai too; in English the day stands before the month, as in the region. */
const LOCALES: Record<Exclude<LanguageCode, 'km'>, string> = {
  en: 'en-GB',
  th: 'th-TH-u-ca-gregory',
  vi: 'vi-VN',
  es: 'es-ES',
};

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  /** Sat 21 Nov */
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Saturday 21 November 2026 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Sat 21 */
  strip: { weekday: 'short', day: 'numeric' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** Sat */
  weekday: { weekday: 'short' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** A travel date ('YYYY-MM-DD') in the reader's language. */
export function formatDate(date: string, language: LanguageCode, style: DateStyle = 'day'): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (language === 'km') return formatKhmerDate(day, style);
  const key = `${language} ${style}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone: 'UTC' });
    formats.set(key, format);
  }
  // Commas between weekday and day differ between browsers' and our own Unicode data.
  return format.format(day).replaceAll(',', '');
}
