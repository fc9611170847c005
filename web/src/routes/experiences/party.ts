import { addDays, parseTravelDate, type TravelDate } from '@naga/kernel/travel-date.js';

export const AGES = ['adults', 'seniors', 'children', 'infants'] as const;
export type Age = (typeof AGES)[number];

/** Who comes and when: all of it stands in the address. */
export type Party = Record<Age, number> & { date: TravelDate };

/** Days one can choose from, from tomorrow. */
export const DAYS = 14;

/** More than anybody brings along; what an experience takes is its own number. */
const MOST = 99;

/** Reads the query; without an adult or senior one adult comes, and without a day in reach it is tomorrow. */
export function readParty(query: URLSearchParams, today: TravelDate): Party {
  const count = (age: Age) => {
    const value = Number(query.get(age) ?? 0);
    return Number.isInteger(value) && value > 0 ? Math.min(value, MOST) : 0;
  };
  const [adults, seniors, children, infants] = [count('adults'), count('seniors'), count('children'), count('infants')];
  const tomorrow = addDays(today, 1);
  const date = parseTravelDate(query.get('date') ?? '');
  const inReach = date !== undefined && date >= tomorrow && date <= addDays(today, DAYS);
  return {
    adults: adults + seniors === 0 ? 1 : adults,
    ...{ seniors, children, infants },
    date: inReach ? date : tomorrow,
  };
}

export const partySize = (party: Party): number => AGES.reduce((all, age) => all + party[age], 0);

/** How many of one age may come: all places that are left, and never children alone. */
export function limitsOf(party: Party, age: Age, maxGuests: number): { min: number; max: number } {
  const grownUps = party.adults + party.seniors;
  const isGrownUp = age === 'adults' || age === 'seniors';
  const min = isGrownUp && grownUps - party[age] === 0 ? 1 : 0;
  return { min, max: Math.max(min, maxGuests - partySize(party) + party[age]) };
}

/** The query that says it again; nobody of an age is left out. */
export function partyQuery(party: Party): string {
  const query = new URLSearchParams({ date: party.date });
  for (const age of AGES) if (party[age] > 0) query.set(age, String(party[age]));
  return `?${query}`;
}
