import { Public } from '@naga/server-kit/graphql/doors.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { tariffNow } from '../demand/tariff-now.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { quoteSeats } from './quote-items.js';
import { QuoteItemInput } from './quote-item-input.type.js';
import { QuoteView } from './quote.type.js';

/** Four legs of the largest group that can be booked at once. */
const MOST_ITEMS = 400;

@Resolver()
export class QuoteResolver {
  @Public()
  @Query(() => QuoteView, {
    nullable: true,
    description:
      'Null when a price is missing for one of the items. Stages are explained; see docs/algorithms/price.md.',
  })
  async quote(
    @Ctx() context: PricingContext,
    @Arg('items', () => [QuoteItemInput], { description: 'At most 400.' }) items: QuoteItemInput[],
  ): Promise<QuoteView | null> {
    if (items.length > MOST_ITEMS)
      throw new InvalidInput([{ path: 'items', code: 'ARRAY_MAX_SIZE', facts: { max: MOST_ITEMS } }]);
    return quoteSeats(await tariffNow(context, items), items) ?? null;
  }
}
