import { LANGUAGES, type LocalizedText } from '@naga/kernel/language.js';

/** A promotion that lowers a booking, as it was sold. */
export interface BookingPromotion {
  /** pricing's. */
  readonly id: string;
  readonly titles: LocalizedText;
}

/** What it is called, in the languages that it has. */
export const titlesOf = (told: Readonly<Record<(typeof LANGUAGES)[number], string | null>>): LocalizedText =>
  Object.fromEntries(LANGUAGES.flatMap((code) => (told[code] ? [[code, told[code]]] : []))) as unknown as LocalizedText;
