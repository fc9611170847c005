import { Public } from '@naga/server-kit/graphql/doors.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { askingOf, type CatalogueContext } from '../journey/asking.js';
import { OperatorView } from './operator.type.js';

@Resolver()
export class OperatorResolver {
  /** Featured ones first, then by name. */
  @Public()
  @Query(() => [OperatorView])
  operators(
    @Ctx() context: CatalogueContext,
    @Arg('countryCodeExclude', () => String, { nullable: true }) excluded: string | undefined,
  ): OperatorView[] {
    const { operators, language } = askingOf(context).views;
    return operators
      .filter(({ countryCode }) => countryCode !== excluded?.toUpperCase())
      .sort((a, b) => Number(b.featured) - Number(a.featured) || a.name.localeCompare(b.name, language));
  }

  @Public()
  @Query(() => OperatorView, { nullable: true })
  operator(@Ctx() context: CatalogueContext, @Arg('slug', () => String) slug: string): OperatorView | null {
    return askingOf(context).views.operators.find((operator) => operator.slug === slug) ?? null;
  }
}
