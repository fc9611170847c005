import { Requires } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { OPERATOR_SCOPES } from '../line-price/priced-line.js';
import { StopRef } from '../neighbours/references.type.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { zoneNames } from '../tariff-change/change-operations.loader.js';
import { operationView } from '../tariff-operation/read-operation.js';
import { tariffDifference } from './tariff-difference.queries.js';
import { DifferenceRowView, TariffDifferenceView, ZoneDifferenceView } from './tariff-difference.type.js';

const VERSION = 'TariffChange.number; 0: before the first. The earlier one is compared with the later, however asked.';
const refs = (ids: readonly string[]): StopRef[] => ids.map((id) => ({ id }));

@Resolver(() => ZoneDifferenceView)
export class ZoneDifferenceResolver {
  @FieldResolver(() => [StopRef], { description: 'Stops that lie in it since.' })
  added(@Root() { addedIds }: ZoneDifferenceView): StopRef[] {
    return refs(addedIds);
  }

  @FieldResolver(() => [StopRef], { description: 'Stops that lie in it no more.' })
  removed(@Root() { removedIds }: ZoneDifferenceView): StopRef[] {
    return refs(removedIds);
  }
}

@Resolver()
export class TariffDifferenceResolver {
  @Requires('pricing.ask', OPERATOR_SCOPES)
  @Query(() => TariffDifferenceView, { nullable: true, description: 'Two versions of a tariff. Null out of reach.' })
  async tariffDifference(
    @Ctx() context: PricingContext,
    @Arg('operatorId', () => ID) operatorId: string,
    @Arg('from', () => Int, { description: VERSION }) from: number,
    @Arg('to', () => Int, { description: VERSION }) to: number,
  ): Promise<TariffDifferenceView | null> {
    const found = await tariffDifference(context, operatorId, from, to);
    if (found === null) return null;
    const shown = await zoneNames(
      context,
      found.differences.map(({ operation }) => operation),
    );
    const rows = found.differences.map(({ operation, ...difference }) =>
      Object.assign(new DifferenceRowView(), difference, { operation: operationView(operation, shown) }),
    );
    const zones = found.zones.map(({ added, removed, ...zone }) =>
      Object.assign(new ZoneDifferenceView(), zone, { addedIds: added, removedIds: removed }),
    );
    return Object.assign(new TariffDifferenceView(), { from: found.from, to: found.to, rows, zones });
  }
}
