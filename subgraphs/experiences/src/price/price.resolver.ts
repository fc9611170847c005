import { Public } from '@naga/server-kit/graphql/doors.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { priceExperience } from './price-experience.queries.js';
import { ExperienceGuestsInput, ExperiencePrice } from './price.type.js';

@Resolver()
export class PriceResolver {
  @Public()
  @Query(() => ExperiencePrice, {
    nullable: true,
    description: 'Null when the experience is unknown or too many guests are asked for.',
  })
  async experiencePrice(
    @Ctx() { database }: SubgraphContext,
    @Arg('id', () => ID) id: string,
    @Arg('guests', () => ExperienceGuestsInput) { adults, seniors, children, infants }: ExperienceGuestsInput,
  ): Promise<ExperiencePrice | null> {
    const guests = { adult: adults, senior: seniors, child: children, infant: infants };
    const price = await priceExperience(database, id, guests);
    return price === undefined ? null : { ...price, lines: [...price.lines] };
  }
}
