import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { MoneyView } from '../payment/money.type.js';
import { affiliateEarnings } from './affiliate-earnings.loader.js';
import { AffiliateRefView } from './affiliate.type.js';

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
    if (viewer.kind !== 'user') return null;
    const whole = accountId !== null && accountId === viewer.userId;
    if (!whole && !['country', 'all'].includes(viewer.grants['report.view'] ?? '')) return null;
    return affiliateEarnings(context, { code, accountId, from: from ?? null, to: to ?? null, whole });
  }
}
