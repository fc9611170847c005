import { InvalidInput, orRefused, Refused } from '@naga/server-kit/graphql/refusal.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { type HoldLegRequest, holdProblems } from '../booking/hold-input.rules.js';
import { expectedOffer } from '../booking/hold-offer.js';
import { quoteFor, ridesOf } from '../booking/sale-questions.js';
import type { BookingPromotion } from './booking-promotion.js';

interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/** What lowers seats once they are held; `discount` is of fares and fee, `total` what is left to pay. */
interface PromotionsAhead {
  readonly promotions: readonly BookingPromotion[];
  readonly discount: Amount;
  readonly total: Amount;
}

/**
 * What promotions would take off these seats if they were held now (docs/decisions/0151): the questions that a hold asks,
 * and nothing is taken. Null where the rides are not sold or have no price.
 */
export async function promotionsAhead(
  context: BookingContext,
  asked: readonly HoldLegRequest[],
): Promise<PromotionsAhead | null> {
  const problems = holdProblems(asked);
  if (problems.length > 0) throw new InvalidInput(problems);
  const answer = await orRefused(async () => {
    const legs = await ridesOf(context, asked);
    const quote = await quoteFor(context, legs);
    const { total, currency, promotions } = await expectedOffer(context, { legs, quote });
    const money = (amount: number) => ({ amount, currency });
    return { promotions, discount: money(quote.total - total), total: money(total) };
  });
  return answer instanceof Refused ? null : answer;
}
