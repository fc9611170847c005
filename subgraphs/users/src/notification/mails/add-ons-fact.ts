import { localize } from '@naga/kernel/language.js';
import { timesText } from '@naga/kernel/times-text.js';
import type { BookingFacts } from '../booking-facts.js';
import type { Mail } from '../mail.js';
import type { Words } from '../words.js';

/** What is bought beside the seats of the rides, a line each: '2 × Extra bag'; nothing where nothing is. */
export function addOnsFact({ legs, language }: BookingFacts, words: Words): Mail['facts'] {
  const byId = Map.groupBy(
    legs.flatMap(({ addOns }) => addOns),
    ({ id }) => id,
  );
  if (byId.size === 0) return [];
  const lines = [...byId.values()].map((own) => {
    const quantity = own.reduce((sum, one) => sum + one.quantity, 0);
    return timesText(quantity, localize(own[0]!.names, language));
  });
  return [{ label: words('mail.addOns'), value: lines.join('\n') }];
}
