import { money, type Money } from '@naga/kernel/money.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { findExperiences } from '../experience/find-experiences.queries.js';
import { priceGuests, type Age } from './price-guests.rules.js';

export interface PricedParty {
  readonly lines: readonly { kind: Age; count: number; unit: Money; amount: Money }[];
  readonly discount: Money;
  readonly total: Money;
}

/** What an experience costs a party; undefined when it is unknown or has fewer places. */
export async function priceExperience(
  database: Database,
  id: string,
  guests: Readonly<Record<Age, number>>,
): Promise<PricedParty | undefined> {
  const [row] = await findExperiences(database, [id]);
  if (row === undefined) return undefined;
  const { priceAdult, priceSenior, priceChild, priceInfant, autoDiscount, maxGuests, currency } = row;
  const unit = { adult: priceAdult, senior: priceSenior, child: priceChild, infant: priceInfant };
  const price = priceGuests({ unit, autoDiscount, maxGuests, currency }, guests);
  return (
    price && {
      lines: price.lines.map(({ age, count, unit, amount }) => ({
        kind: age,
        count,
        unit: money(unit, currency),
        amount: money(amount, currency),
      })),
      discount: money(price.discount, currency),
      total: money(price.total, currency),
    }
  );
}
