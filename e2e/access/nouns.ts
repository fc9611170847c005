import { BOOKINGS } from './nouns/bookings.js';
import { CATALOGUE } from './nouns/catalogue.js';
import { DEPARTURES } from './nouns/departures.js';
import type { Noun } from './nouns/noun.js';
import { PARTNERS } from './nouns/partners.js';
import { PEOPLE } from './nouns/people.js';
import { SETTLEMENT } from './nouns/settlement.js';

/** Every kind of row that an operation names. */
export const NOUNS: readonly Noun[] = [...BOOKINGS, ...DEPARTURES, ...SETTLEMENT, ...CATALOGUE, ...PEOPLE, ...PARTNERS];
