import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { MoneyView } from '../payment/money.type.js';
import { agencyBalancesLoader } from './agency-balances.loader.js';
import { AgencyRefView } from './agency.type.js';
import { AGENCY_SCOPES, MANAGE } from './open-agency.js';

@Resolver(() => AgencyRefView)
export class AgencyResolver {
  @Directive('@requires(fields: "countryCode")')
  @FieldResolver(() => [MoneyView], {
    nullable: true,
    description: 'As AgencyBalance.balances; null for who does not look after the agency (user.manage).',
  })
  async balances(@Ctx() context: BookingContext, @Root() agency: AgencyRefView): Promise<MoneyView[] | null> {
    const reach = reachBy(context.viewer, MANAGE, AGENCY_SCOPES);
    if (reach === 'nothing') return null;
    const isHis = reach === 'everything' || reach.key === (reach.by === 'agency' ? agency.id : agency.countryCode);
    return isHis ? agencyBalancesLoader(context).load(agency.id) : null;
  }
}
