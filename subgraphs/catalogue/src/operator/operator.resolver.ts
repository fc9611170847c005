import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { OperatorView } from './operator.type.js';

@Resolver()
export class OperatorResolver {
  /** Featured ones first, then by name. */
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
    const { operators, language } = askingOf(context).views;
    return operators
      .filter(({ countryCode }) => countryCode !== excluded?.toUpperCase())
      .sort((a, b) => Number(b.featured) - Number(a.featured) || a.name.localeCompare(b.name, language));
  }

  @Public()
  @Query(() => OperatorView, { nullable: true, description: 'Null when it is unknown.' })
  operator(@Ctx() context: CatalogueContext, @Arg('slug', () => String) slug: string): OperatorView | null {
    return askingOf(context).views.operators.find((operator) => operator.slug === slug) ?? null;
  }
}
