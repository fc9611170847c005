import { PageArgs } from '@naga/server-kit/list/page.type.js';
import { Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { answerDispute } from './answer-dispute.command.js';
import { approveSettlement } from './approve-settlement.command.js';
import { disputeLine } from './dispute-line.command.js';
import { operatorBalance } from './operator-balance.queries.js';
import type { LineKind } from './part-lines.rules.js';
import { payouts } from './payouts.queries.js';
import { paySettlement } from './pay-settlement.command.js';
import { reconcileSettlement } from './reconcile-settlement.command.js';
import { settlementLines } from './settlement-lines.queries.js';
import { PLATFORM_SCOPES, SETTLEMENT_SCOPES } from './settlement-scope.js';
import {
  LINE_KINDS,
  OperatorBalanceView,
  PayoutRowView,
  SettlementFilterInput,
  SettlementLinePageView,
  SettlementPageView,
  SettlementResult,
  SettlementView,
} from './settlement.type.js';
import { settlementView } from './settlement-view.js';
import { settlementsPage, settlementWith } from './settlements.queries.js';

/** What a command answers: the statement as it is now. */
const answered = (context: BookingContext, command: () => Promise<string>): Promise<SettlementView | Refused> =>
  orRefused(async () => settlementView((await settlementWith(context, await command()))!));

@Resolver()
export class SettlementResolver {
  @Requires('settlement.view', SETTLEMENT_SCOPES)
  @Query(() => SettlementPageView, { description: "Statements within the viewer's scope, the newest month first." })
  settlements(
    @Ctx() context: BookingContext,
    @Arg('filter', () => SettlementFilterInput, { nullable: true }) filter: SettlementFilterInput | undefined,
    @Args(() => PageArgs) at: PageArgs,
  ): SettlementPageView {
    return SettlementPageView.of(settlementsPage(context, filter ?? {}, at).map(settlementView));
  }

  @Requires('settlement.view', SETTLEMENT_SCOPES)
  @Query(() => SettlementView, { nullable: true, description: "Null outside of the viewer's scope." })
  async settlement(@Ctx() context: BookingContext, @Arg('id', () => ID) id: string): Promise<SettlementView | null> {
    const statement = await settlementWith(context, id);
    return statement && settlementView(statement);
  }

  @Requires('settlement.view', SETTLEMENT_SCOPES)
  @Query(() => SettlementLinePageView, { description: 'Lines of a statement, oldest first.' })
  settlementLines(
    @Ctx() context: BookingContext,
    @Arg('settlementId', () => ID) settlementId: string,
    @Arg('kind', () => LINE_KINDS, { nullable: true }) kind: LineKind | undefined,
    @Arg('disputed', () => Boolean, { defaultValue: false, description: 'Only lines that were questioned.' })
    disputed: boolean,
    @Args(() => PageArgs) at: PageArgs,
  ): SettlementLinePageView {
    return SettlementLinePageView.of(settlementLines(context, settlementId, { kind, disputed }, at));
  }

  @Requires('settlement.view', SETTLEMENT_SCOPES)
  @Query(() => [PayoutRowView], {
    description: "What is due to operators, and what was paid month by month, within the viewer's scope.",
  })
  payouts(
    @Ctx() context: BookingContext,
    @Arg('from', () => LocalDate, { description: 'A day of the first month.' }) from: string,
    @Arg('to', () => LocalDate, { description: 'The last day, included.' }) to: string,
  ): Promise<PayoutRowView[]> {
    return payouts(context, from, to);
  }

  @Requires('settlement.view', SETTLEMENT_SCOPES)
  @Query(() => [OperatorBalanceView], {
    nullable: true,
    description:
      'Where an operator stands, one answer for each currency; null where there is none, or none within reach.',
  })
  operatorBalance(
    @Ctx() context: BookingContext,
    @Arg('operatorId', () => ID) operatorId: string,
  ): Promise<OperatorBalanceView[] | null> {
    return operatorBalance(context, operatorId);
  }

  @Requires('settlement.agree', SETTLEMENT_SCOPES)
  @Mutation(() => SettlementResult, {
    description:
      "Agrees with a closed statement: one of the operator's people suffices, of the platform's it takes two. Refused: SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_IN_STATE.",
  })
  approveSettlement(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
  ): Promise<SettlementView | Refused> {
    return answered(context, async () => (await approveSettlement(context, id), id));
  }

  @Requires('settlement.agree', SETTLEMENT_SCOPES)
  @Mutation(() => SettlementResult, {
    description:
      'Questions a line of a closed statement. Refused: SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_IN_STATE, LINE_DISPUTED_ALREADY.',
  })
  disputeSettlementLine(
    @Ctx() context: BookingContext,
    @Arg('lineId', () => ID) lineId: string,
    @Arg('reason', () => String, { description: '1 to 500 letters.' }) reason: string,
  ): Promise<SettlementView | Refused> {
    return answered(context, () => disputeLine(context, lineId, reason));
  }

  @Requires('settlement.pay', PLATFORM_SCOPES)
  @Mutation(() => SettlementResult, {
    description:
      'Answers a question about a line; what it grants is a line of the statement open today. Above what one person may grant of a statement the first only asks, and a second one answers with the same amount. Refused: SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_IN_STATE, DISPUTE_AMOUNT, OWN_REQUEST.',
  })
  answerSettlementDispute(
    @Ctx() context: BookingContext,
    @Arg('disputeId', () => ID) disputeId: string,
    @Arg('answer', () => String, { description: '1 to 500 letters.' }) text: string,
    @Arg('granted', () => SafeInt, {
      defaultValue: 0,
      description: "Minor units of the statement's currency; below zero: less for the operator.",
    })
    granted: number,
  ): Promise<SettlementView | Refused> {
    return answered(context, () => answerDispute(context, disputeId, { text, granted }));
  }

  @Requires('settlement.pay', PLATFORM_SCOPES)
  @Mutation(() => SettlementResult, {
    description:
      'Writes down that an approved statement was paid by bank. Refused: SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_IN_STATE.',
  })
  paySettlement(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('reference', () => String, { description: "The bank's, 1 to 100 letters." }) reference: string,
  ): Promise<SettlementView | Refused> {
    return answered(context, async () => (await paySettlement(context, id, reference), id));
  }

  @Requires('settlement.pay', PLATFORM_SCOPES)
  @Mutation(() => SettlementResult, {
    description:
      "The payment was found on the bank's own statement, by somebody else than who wrote it down. Refused: SETTLEMENT_NOT_FOUND, SETTLEMENT_NOT_IN_STATE, SECOND_PERSON_NEEDED.",
  })
  reconcileSettlement(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
  ): Promise<SettlementView | Refused> {
    return answered(context, async () => (await reconcileSettlement(context, id), id));
  }
}
