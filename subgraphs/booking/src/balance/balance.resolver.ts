import { Requires, SignedIn } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { colleague, colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import { AsWrite, type Write } from '@naga/server-kit/idempotency/write.js';
import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { MoneyView } from '../payment/money.type.js';
import {
  AgencyBalanceArgs,
  AgencyBalanceResult,
  AgencyBalanceView,
  AgencyFundsView,
  AskedTopUpPageView,
  AskedTopUpsArgs,
  type AskedTopUpView,
  TopUpArgs,
} from './balance.type.js';
import { AGENCY_SCOPES, MANAGE, MOVING_SCOPES, openAgency } from './open-agency.js';
import { ownFunds } from './own-funds.queries.js';
import { type AskedTopUpRow, askedOf, askedTopUpsPage } from './asked-top-ups.queries.js';
import { agencyByName } from './selling-agency.type.js';
import { balancesOf, statementOf } from './statement.queries.js';
import { topUp } from './top-up.command.js';

const KIND = 'agent_balance' as const;

const askedView = ({ agencyId, amount, currency, askedById, ...asked }: AskedTopUpRow): AskedTopUpView => ({
  ...asked,
  agency: agencyByName(agencyId),
  amount: { amount, currency },
  askedBy: colleague(askedById),
});

async function balanceView(
  context: BookingContext,
  { agencyId, from = null, until = null, ...at }: AgencyBalanceArgs,
): Promise<AgencyBalanceView> {
  const { creditLimit } = await openAgency(context, agencyId);
  const { database, viewer } = context;
  const { mode } = viewer;
  const balances = await balancesOf(database, KIND, agencyId, mode);
  const account = { kind: KIND, ownerId: agencyId, mode } as const;
  const { page, sums } = statementOf(database, account, { from, until }, at);
  const lines = page.map(({ amount, after, currency, askedById, approvedById, ...row }) => ({
    ...row,
    askedBy: colleagueOf(askedById),
    approvedBy: colleagueOf(approvedById),
    amount: { amount, currency },
    after: { amount: after, currency },
  }));
  const sumUp = async () =>
    (await sums()).map(({ reason, amount, currency }) => ({ reason, amount: { amount, currency } }));
  const findAsked = async () => (await askedOf(database, agencyId, mode)).map(askedView);
  return Object.assign(AgencyBalanceView.of(lines), { balances, creditLimit, sumUp, findAsked });
}

async function fundsView(context: BookingContext): Promise<AgencyFundsView | null> {
  const funds = await ownFunds(context);
  if (funds === null) return null;
  const { agencyId, currency, balance, creditLimit } = funds;
  const money = (amount: number) => ({ amount, currency });
  return { agencyId, balance: money(balance), creditLimit: money(creditLimit), left: money(balance + creditLimit) };
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

  @Requires(MANAGE, MOVING_SCOPES)
  @Query(() => AskedTopUpPageView, {
    description:
      'Movements by hand that wait for a second person, of all agencies within reach, who waits longest first.',
  })
  askedTopUps(@Ctx() context: BookingContext, @Args(() => AskedTopUpsArgs) asked: AskedTopUpsArgs): AskedTopUpPageView {
    return AskedTopUpPageView.of(askedTopUpsPage(context, asked).map(askedView));
  }

  @Requires('booking.create')
  @Query(() => AgencyFundsView, {
    nullable: true,
    description: 'What the agency of who asks can spend; null for who works at none, and while it is closed.',
  })
  agencyFunds(@Ctx() context: BookingContext): Promise<AgencyFundsView | null> {
    return fundsView(context);
  }

  @Requires(MANAGE, MOVING_SCOPES)
  @Mutation(() => AgencyBalanceResult, {
    description:
      'Money of an agency came in, or its balance is put right, with the reason in words; answers the newest lines. Above a hundred dollars in thirty days the first person only asks, and a second one asks for the same: kind, amount and, of a transfer, its reference. Refused: AGENCY_NOT_FOUND, also out of scope, OWN_REQUEST, TRANSFER_BOOKED.',
  })
  topUpAgency(
    @Ctx() context: BookingContext,
    @Args(() => TopUpArgs) wish: TopUpArgs,
    @AsWrite() write: Write | undefined,
  ): Promise<AgencyBalanceView | Refused> {
    return orRefused(async () => {
      await topUp(context, wish, write);
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
