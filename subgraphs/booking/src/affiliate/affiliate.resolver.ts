import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { MoneyView } from '../payment/money.type.js';
import { PLATFORM_SCOPES } from '../settlement/settlement-scope.js';
import { affiliateEarnings } from './affiliate-earnings.loader.js';
import { AffiliateSumsView } from './affiliate-statement.type.js';
import { affiliateSums } from './affiliate-sums.loader.js';
import { AffiliateRefView } from './affiliate.type.js';

const isHis = ({ viewer }: BookingContext, accountId: string | null): boolean =>
  viewer.kind === 'user' && accountId !== null && accountId === viewer.userId;

/** Whether settlement.view reaches an affiliate of this country; of no country: everywhere only. */
const seesStatements = ({ viewer }: BookingContext, country: string | null): boolean => {
  const reach = reachBy(viewer, 'settlement.view', PLATFORM_SCOPES);
  return reach === 'everything' || (typeof reach === 'object' && reach.by === 'country' && reach.key === country);
};

@Resolver(() => AffiliateRefView)
export class AffiliateResolver {
  @Directive('@requires(fields: "accountId")')
  @FieldResolver(() => [MoneyView], {
    nullable: true,
    description:
      'Of the fares that came by his link, by the percent he had at each sale and by currency; what went back of them took its part along. All for himself, else within the scope of report.view; null for who has none.',
  })
  earned(
    @Ctx() context: BookingContext,
    @Root() { code, accountId }: AffiliateRefView,
    @Arg('from', () => LocalDate, { nullable: true, description: 'First local day (UTC+7) of the sale.' })
    from: string | undefined,
    @Arg('to', () => LocalDate, { nullable: true, description: 'Last day, included.' }) to: string | undefined,
  ): Promise<MoneyView[]> | null {
    const { viewer } = context;
    const whole = isHis(context, accountId);
    if (!whole && (viewer.kind !== 'user' || !['country', 'all'].includes(viewer.grants['report.view'] ?? '')))
      return null;
    return affiliateEarnings(context, { code, accountId, from: from ?? null, to: to ?? null, whole });
  }

  @Directive('@requires(fields: "accountId countryCode")')
  @FieldResolver(() => [AffiliateSumsView], {
    nullable: true,
    description:
      'From tracked to paid, by currency: for himself and for whom settlement.view reaches him; null for others.',
  })
  sums(
    @Ctx() context: BookingContext,
    @Root() { code, accountId, countryCode }: AffiliateRefView,
  ): Promise<AffiliateSumsView[]> | null {
    if (!isHis(context, accountId) && !seesStatements(context, countryCode)) return null;
    return affiliateSums(context, { code, accountId });
  }
}
