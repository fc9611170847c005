import { Requires, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, Refused } from '@naga/server-kit/graphql/refusal.js';
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { MoneyView } from '../payment/money.type.js';
import { AgencyBalanceArgs, AgencyBalanceResult, AgencyBalanceView, TopUpArgs } from './balance.type.js';
import { AGENCY_SCOPES, openAgency } from './open-agency.js';
import { balancesOf, statementOf } from './statement.queries.js';
import { topUp } from './top-up.command.js';

const MANAGE = 'user.manage';
const KIND = 'agent_balance';

async function balanceView(
  context: BookingContext,
  { agencyId, page, pageSize }: AgencyBalanceArgs,
): Promise<AgencyBalanceView> {
  const { creditLimit } = await openAgency(context, agencyId);
  const { database, viewer } = context;
  const { mode } = viewer;
  const balances = await balancesOf(database, KIND, agencyId, mode);
  const { total, rows } = await statementOf(database, { kind: KIND, ownerId: agencyId, mode }, page, pageSize);
  const lines = rows.map(({ amount, after, currency, ...row }) => ({
    ...row,
    amount: { amount, currency },
    after: { amount: after, currency },
  }));
  return Object.assign(new AgencyBalanceView(), { balances, creditLimit, total, rows: lines });
}

@Resolver()
export class BalanceResolver {
  @Requires(MANAGE, AGENCY_SCOPES)
  @Query(() => AgencyBalanceResult, { description: 'Refused: AGENCY_NOT_FOUND, also out of scope.' })
  agencyBalance(
    @Ctx() context: BookingContext,
    @Args(() => AgencyBalanceArgs) asked: AgencyBalanceArgs,
  ): Promise<AgencyBalanceView | Refused> {
    return orRefused(() => balanceView(context, asked));
  }

  @Requires(MANAGE, ['country', 'all'])
  @Mutation(() => AgencyBalanceResult, {
    description:
      'Money of an agency came in, or its balance is put right, with the reason in words; answers the newest lines. Refused: AGENCY_NOT_FOUND, also out of scope.',
  })
  topUpAgency(
    @Ctx() context: BookingContext,
    @Args(() => TopUpArgs) wish: TopUpArgs,
  ): Promise<AgencyBalanceView | Refused> {
    return orRefused(async () => {
      await topUp(context, wish);
      return balanceView(context, { agencyId: wish.agencyId, page: 1, pageSize: 50 });
    });
  }

  @SignedIn()
  @Query(() => [MoneyView], { description: 'Credit to spend on bookings, one for each currency.' })
  async myWallet(@Ctx() { database, viewer }: BookingContext): Promise<MoneyView[]> {
    if (viewer.kind !== 'user') return [];
    return (await balancesOf(database, 'wallet', viewer.userId, viewer.mode)).filter(({ amount }) => amount > 0);
  }
}
