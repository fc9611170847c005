import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { buyerKindOf } from './route-for-user.rules.js';
import { saleFactsOf } from './sale-facts.js';
import { BuyerInput, SaleFactsView } from './sale-facts.type.js';

@Resolver()
export class SaleFactsResolver {
  @ForNeighbours()
  @Query(() => [SaleFactsView], { nullable: 'items' })
  saleFacts(
    @Ctx() context: CatalogueContext,
    @Arg('legIds', () => [ID]) legIds: string[],
    @Arg('buyer', () => BuyerInput, { nullable: true }) buyer: BuyerInput | undefined,
  ): (SaleFactsView | null)[] {
    const asking = buyer
      ? askingOf(context, {
          kind: buyerKindOf(buyer.roleId ?? undefined),
          operatorId: buyer.operatorId ?? undefined,
          foreign: buyer.foreign ?? undefined,
        })
      : askingOf(context);
    return legIds.map((id) => saleFactsOf(asking, id));
  }
}
