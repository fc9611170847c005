import { ForNeighbours, Requires } from '@naga/server-kit/graphql/doors.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { PriceStageView, QuoteFeeView, QuoteItemView, QuoteView } from './quote.type.js';

/** Where prices come from is for staff; what they earn us is for whoever books them. */
@Resolver(() => PriceStageView)
export class PriceStageResolver {
  @Requires('booking.history')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Staff only: which zone pair, rule or offer decided.',
  })
  source(@Root() { source }: PriceStageView): string {
    return source;
  }
}

@Resolver(() => QuoteFeeView)
export class QuoteFeeResolver {
  @Requires('booking.history')
  @FieldResolver(() => String, { nullable: true, description: 'Staff only: which setting decided.' })
  source(@Root() { source }: QuoteFeeView): string {
    return source;
  }
}

@Resolver(() => QuoteItemView)
export class QuoteItemResolver {
  @ForNeighbours()
  @FieldResolver(() => SafeInt, { description: "Platform's commission in minor units, of the fare." })
  commission(@Root() { commission }: QuoteItemView): number {
    return commission;
  }

  @ForNeighbours()
  @FieldResolver(() => Int, { description: 'The same in basis points of the fare.' })
  commissionRate(@Root() { commissionRate }: QuoteItemView): number {
    return commissionRate;
  }
}

@Resolver(() => QuoteView)
export class QuoteSaleResolver {
  @ForNeighbours()
  @FieldResolver(() => Int, { description: 'TransactionFee.version of feeTerms. For neighbours.' })
  feeVersion(@Root() { feeTerms }: QuoteView): number {
    return feeTerms.version;
  }

  @ForNeighbours()
  @FieldResolver(() => Boolean, { description: 'Some promotion may lower it when it is held. For neighbours.' })
  isPromoted(@Root() { isPromoted }: QuoteView): boolean {
    return isPromoted;
  }
}
