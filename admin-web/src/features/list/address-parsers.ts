import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { createParser } from 'nuqs';

/** 'YYYY-MM-DD' of a day that exists; anything else in an address is left out. */
export const parseAsTravelDate = createParser({
  parse: (text) => parseTravelDate(text) ?? null,
  serialize: (date: string) => date,
});
