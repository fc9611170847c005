import type { LanguageCode } from '@naga/kernel/language.js';

/** What the driver or conductor must be able to read on a ticket, whatever the traveller speaks. Never translated further. */
const WORDS = {
  km: {
    ticket: 'សំបុត្រអេឡិចត្រូនិក',
    booking: 'លេខកក់',
    passengers: 'អ្នកដំណើរ',
    seats: 'កៅអី',
    operator: 'ក្រុមហ៊ុន',
    beThereBy: 'ត្រូវមកដល់មុនម៉ោង',
    payOnBoard: 'បង់ប្រាក់ពេលឡើងឡាន',
    revoked: 'សំបុត្រនេះលែងមានសុពលភាព',
  },
  en: {
    ticket: 'E-ticket',
    booking: 'Booking',
    passengers: 'Passengers',
    seats: 'Seats',
    operator: 'Operator',
    beThereBy: 'Be there by',
    payOnBoard: 'Pay on board',
    revoked: 'This ticket is no longer valid',
  },
} as const;

export type DriverWord = keyof (typeof WORDS)['km'];

/** The second language of a ticket: Khmer for the driver, English beside Khmer. */
export const secondLanguage = (language: LanguageCode): 'km' | 'en' => (language === 'km' ? 'en' : 'km');

export const driverWord = (language: LanguageCode, word: DriverWord): string => WORDS[secondLanguage(language)][word];
