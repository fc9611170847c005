import { Public } from '@naga/server-kit/graphql/doors.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { formerSlugs, lastChanges } from '../changes/last-changes.js';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { listedOperators } from './listed-operators.js';
import { OperatorView } from './operator.type.js';

@Resolver(() => OperatorView)
export class OperatorResolver {
  @Public()
  @Query(() => [OperatorView], { description: 'Featured ones first, then by name; those that are offline, too.' })
  operators(
    @Ctx() context: CatalogueContext,
    @Arg('countryCodeExclude', () => String, {
      nullable: true,
      description: 'ISO 3166-1 alpha-2: operators of this country are left out.',
    })
    excluded: string | undefined,
  ): OperatorView[] {
    return listedOperators(askingOf(context).views, excluded);
  }

  @Public()
  @Query(() => OperatorView, { nullable: true, description: 'Null when it is unknown.' })
  async operator(
    @Ctx() context: CatalogueContext,
    @Arg('slug', () => String, { description: 'Its own, or one that it had: links outlive a change.' }) slug: string,
  ): Promise<OperatorView | null> {
    const { operators } = askingOf(context).views;
    const found = operators.find((operator) => operator.slug === slug);
    if (found !== undefined) return found;
    const id = (await formerSlugs(context.services.catalogue.current, context.database)).get(slug);
    return operators.find((operator) => operator.id === id) ?? null;
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description: 'When it or one of its branches was changed last. Null when nobody noted it.',
  })
  async changedAt(@Ctx() { services, database }: CatalogueContext, @Root() { id }: OperatorView): Promise<Date | null> {
    return (await lastChanges(services.catalogue.current, database)).operator(id) ?? null;
  }
}
