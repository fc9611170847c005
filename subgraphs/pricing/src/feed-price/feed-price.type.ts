import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** What became of the prices that a feed says of a line. */
export const FEED_PRICE_OUTCOMES = { ASKED: 'ASKED', SAME: 'SAME', MANY: 'MANY', CURRENCY: 'CURRENCY' } as const;
registerEnumType(FEED_PRICE_OUTCOMES, {
  name: 'FeedPriceOutcome',
  description:
    'ASKED: a second person decides. SAME: they are sold already. MANY: the line would have more than 2,000 prices. CURRENCY: some of its rides have a price in another currency, of which the feed says nothing.',
});

@ObjectType('FeedPricesAsked', { simpleResolvers: true })
export class FeedPricesAskedView {
  @Field(() => ID) lineId!: string;
  @Field(() => FEED_PRICE_OUTCOMES) outcome!: keyof typeof FEED_PRICE_OUTCOMES;
}

export const FeedPricesResult = createUnionType({
  name: 'FeedPricesResult',
  types: () => [FeedPricesAskedView, Refused] as const,
});
