import { ForNeighbours } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { CatalogueContext } from '../journey/asking.js';
import { pricedLine } from './priced-line.queries.js';
import { PricedLineView } from './priced-line.type.js';

@Resolver()
export class PricedLineResolver {
  @ForNeighbours()
  @Query(() => PricedLineView, { name: 'pricedLine', nullable: true, description: 'Whose a line is, and its stops.' })
  lineToPrice(@Ctx() context: CatalogueContext, @Arg('id', () => ID) id: string): Promise<PricedLineView | null> {
    return pricedLine(context, id);
  }
}
