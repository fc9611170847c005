import { add, type Money } from '@naga/kernel/money.js';
import { moneyOf } from '../../session/money.js';
import type { Seats_LegFragment } from './seats.generated.js';

/** One adult on all these rides, without fees; undefined where a price is missing or the currencies differ. */
export function seatPrice(
  rides: readonly Pick<Seats_LegFragment, 'seatFare'>[],
): { local: Money; foreign: Money } | undefined {
  const fares = rides.map(({ seatFare }) => seatFare);
  const [first, ...others] = fares;
  if (first == null) return undefined;
  let local = moneyOf(first.local);
  let foreign = moneyOf(first.foreign);
  for (const fare of others) {
    if (fare == null || fare.local.currency !== local.currency) return undefined;
    local = add(local, moneyOf(fare.local));
    foreign = add(foreign, moneyOf(fare.foreign));
  }
  return { local, foreign };
}
