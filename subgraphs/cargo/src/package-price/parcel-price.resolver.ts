import { Public } from '@naga/server-kit/graphql/doors.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { packageCategoryView } from '../package-category/package-category-view.js';
import { estimateParcel } from './estimate-parcel.queries.js';
import { ParcelPriceView, ParcelUnitInput } from './parcel-price.type.js';

@Resolver()
export class ParcelPriceResolver {
  @Public()
  @Query(() => ParcelPriceView, {
    nullable: true,
    description: 'Null when no operator carries parcels between the two.',
  })
  async parcelPrice(
    @Ctx() { database, viewer }: SubgraphContext,
    @Arg('from', () => String, { description: 'ParcelPlace.slug.' }) from: string,
    @Arg('to', () => String, { description: 'ParcelPlace.slug.' }) to: string,
    @Arg('units', () => [ParcelUnitInput], {
      description: '1 to 20. BAD_USER_INPUT names an unknown category or a weight above its most.',
    })
    units: ParcelUnitInput[],
  ): Promise<ParcelPriceView | null> {
    const estimate = await estimateParcel(database, from, to, units);
    if (estimate === undefined) return null;
    const lines = estimate.lines.map(({ kind, ...line }) => ({
      ...line,
      category: packageCategoryView(kind, viewer.language),
    }));
    return { lines, total: estimate.total };
  }
}
