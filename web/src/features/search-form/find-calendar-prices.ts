import type { LanguageCode } from '@naga/kernel/language.js';
import { formatMoney } from '@naga/kernel/money.js';
import { browserClient } from '../../session/browser-client.js';
import { moneyOf } from '../../session/money.js';
import { CalendarPricesDocument, type CalendarPricesQueryVariables } from './search-form.generated.js';

export interface CalendarPrice {
  text: string;
  /** Among the lowest of the month. */
  low: boolean;
}

/** Lowest fare per day, for the days that have journeys. */
export async function findCalendarPrices(
  variables: CalendarPricesQueryVariables,
  language: LanguageCode,
): Promise<Map<string, CalendarPrice>> {
  const client = await browserClient(language);
  const { data } = await client.query({ query: CalendarPricesDocument, variables });
  const priced = (data?.journeyDays ?? []).flatMap(({ date, lowestFare }) =>
    lowestFare === null ? [] : [{ date, fare: moneyOf(lowestFare) }],
  );
  const lowest = Math.min(...priced.map(({ fare }) => fare.amount));
  return new Map(priced.map(({ date, fare }) => [date, { text: formatMoney(fare), low: fare.amount === lowest }]));
}
