import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { buyerOf } from './route-for-user.rules.js';
import { saleFactsOf } from './sale-facts.js';
import { BuyerInput, SaleFactsView } from './sale-facts.type.js';

@Resolver()
export class SaleFactsResolver {
  @ForNeighbours()
  @Query(() => [SaleFactsView], {
    nullable: 'items',
    description:
      'In the order of the legs; null for one that does not run that day. Sold or not says notOnSaleReason, for the buyer given, else for the viewer.',
  })
  saleFacts(
    @Ctx() context: CatalogueContext,
    @Arg('legIds', () => [ID], { description: 'JourneyLeg.id.' }) legIds: string[],
    @Arg('buyer', () => BuyerInput, { nullable: true, description: 'For whom; without it the viewer.' })
    buyer: BuyerInput | undefined,
  ): (SaleFactsView | null)[] {
    const asking = buyer
      ? askingOf(context, {
          ...buyerOf(buyer.signedIn ? buyer : undefined),
          foreign: buyer.foreign ?? undefined,
        })
      : askingOf(context);
    return legIds.map((id) => saleFactsOf(asking, id));
  }
}
