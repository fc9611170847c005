import { OwnOr, Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { colleagueOf } from '@naga/server-kit/viewer/colleague.type.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { PLATFORM_SCOPES } from '../settlement/settlement-scope.js';
import {
  AffiliateLinePageView,
  AffiliateLineView,
  AffiliateStatementFilterInput,
  AffiliateStatementPageView,
  AffiliateStatementResult,
  AffiliateStatementView,
} from './affiliate-statement.type.js';
import {
  type AffiliateLineRow,
  affiliateLines,
  type AffiliateStatementRow,
  affiliateStatements,
  affiliateStatementWith,
} from './affiliate-statements.queries.js';
import { payAffiliateStatement } from './pay-affiliate-statement.command.js';

const VIEW = 'settlement.view';

/** Who wrote a payment down is told to staff alone. */
const viewFor =
  ({ viewer }: BookingContext) =>
  ({ amount, currency, paidBy, ...row }: AffiliateStatementRow): AffiliateStatementView => {
    const isStaff = viewer.kind === 'user' && viewer.grants[VIEW] !== undefined;
    return Object.assign(new AffiliateStatementView(), row, {
      amount: { amount, currency },
      paidBy: isStaff ? colleagueOf(paidBy) : null,
    });
  };

const lineView = ({ amount, fare, currency, ...row }: AffiliateLineRow): AffiliateLineView =>
  Object.assign(new AffiliateLineView(), row, { amount: { amount, currency }, fare: { amount: fare, currency } });

@Resolver()
export class AffiliateStatementResolver {
  @OwnOr(VIEW)
  @Query(() => AffiliateStatementPageView, {
    description: 'The newest first: one’s own, or whom settlement.view reaches.',
  })
  affiliateStatements(
    @Ctx() context: BookingContext,
    @Arg('filter', () => AffiliateStatementFilterInput, { nullable: true })
    filter: AffiliateStatementFilterInput | undefined,
    @Args(() => PageArgs) at: PageArgs,
  ): AffiliateStatementPageView {
    return AffiliateStatementPageView.of(affiliateStatements(context, filter ?? {}, at).map(viewFor(context)));
  }

  @OwnOr(VIEW)
  @Query(() => AffiliateStatementView, { nullable: true, description: 'Null out of reach.' })
  async affiliateStatement(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
  ): Promise<AffiliateStatementView | null> {
    const row = await affiliateStatementWith(context, id);
    return row && viewFor(context)(row);
  }

  @OwnOr(VIEW)
  @Query(() => AffiliateLinePageView, { description: 'Lines of a statement, oldest first.' })
  affiliateLines(
    @Ctx() context: BookingContext,
    @Arg('statementId', () => ID) statementId: string,
    @Args(() => PageArgs) at: PageArgs,
  ): AffiliateLinePageView {
    return AffiliateLinePageView.of(affiliateLines(context, statementId, at).map(lineView));
  }

  @Requires('settlement.pay', PLATFORM_SCOPES)
  @Mutation(() => AffiliateStatementResult, {
    description:
      'Writes down that a payable statement was paid by bank. Refused: AFFILIATE_STATEMENT_NOT_FOUND, AFFILIATE_STATEMENT_NOT_PAYABLE, OWN_AFFILIATE_STATEMENT.',
  })
  payAffiliateStatement(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('reference', () => String, { description: "The bank's, 1 to 100 letters." }) reference: string,
  ): Promise<AffiliateStatementView | Refused> {
    return orRefused(async () => {
      await payAffiliateStatement(context, id, reference);
      return viewFor(context)((await affiliateStatementWith(context, id))!);
    });
  }
}
