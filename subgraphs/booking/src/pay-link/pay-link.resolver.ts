import { Public, Requires } from '@naga/server-kit/graphql/doors.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { AsWrite, type Write } from '@naga/server-kit/idempotency/write.js';
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { BookingContext } from '../booking/booking-transaction.js';
import { paymentView } from '../booking/booking-view.js';
import { PaymentView } from '../payment/payment.type.js';
import { createPayLink, donate } from './create-pay-link.command.js';
import { cancelPayLink, resendPayLink } from './end-pay-link.command.js';
import { ASK, LINK_SCOPES, linkByToken, linkWithinReach, payLinks } from './pay-link.queries.js';
import type { PayLinkRecord } from './pay-link-record.js';
import { payLinkRecordView, payLinkView } from './pay-link-view.js';
import {
  DonationInput,
  OpenedDonationView,
  PayLinkChangeInput,
  PayLinkInput,
  PayLinkPageView,
  PayLinkRecordResult,
  PayLinkRecordView,
  PayLinksArgs,
  PayLinkView,
  RefundPayLinkArgs,
  StartLinkPaymentArgs,
  StartLinkPaymentResult,
} from './pay-link.type.js';
import { decideLinkRefund, refundPayLink } from './refund-pay-link.command.js';
import { handOutLinkCash, payLinkRefundInCash, tryLinkRefundAgain } from './refused-link-refunds.command.js';
import { acceptLinkPayment, sendBackLinkPayment } from './review-link-payment.command.js';
import { startLinkPayment } from './start-link-payment.command.js';
import { updatePayLink } from './update-pay-link.command.js';

type Answer = Promise<PayLinkRecordView | Refused>;

const viewFor = ({ viewer, services }: BookingContext, link: PayLinkRecord): PayLinkRecordView =>
  payLinkRecordView(link, viewer, services.baseUrl);

const answer = (context: BookingContext, command: () => Promise<PayLinkRecord>): Answer =>
  orRefused(async () => viewFor(context, await command()));

@Resolver()
export class PayLinkResolver {
  @Public()
  @Query(() => PayLinkView, { nullable: true, description: 'What a link asks for; null for any other text.' })
  async payLink(
    @Ctx() { database, viewer }: BookingContext,
    @Arg('token', () => String) token: string,
  ): Promise<PayLinkView | null> {
    const link = token.length > 100 ? undefined : await linkByToken(database, viewer, token);
    return link === undefined ? null : payLinkView(link);
  }

  @Public()
  @Mutation(() => StartLinkPaymentResult, {
    description:
      'Begins to pay a link, or answers the open attempt of the same method. Refused: PAY_LINK_NOT_FOUND, PAY_LINK_CLOSED, PAYMENT_IN_REVIEW, METHOD_NOT_AVAILABLE, TRY_AGAIN.',
  })
  startLinkPayment(
    @Ctx() context: BookingContext,
    @Args(() => StartLinkPaymentArgs) { returnUrl = null, ...wish }: StartLinkPaymentArgs,
  ): Promise<PaymentView | Refused> {
    return orRefused(async () =>
      Object.assign(new PaymentView(), paymentView(await startLinkPayment(context, { ...wish, returnUrl }), null)),
    );
  }

  @Public()
  @Mutation(() => OpenedDonationView, { description: 'Somebody gives: a link of an hour for himself to pay.' })
  async donate(
    @Ctx() context: BookingContext,
    @Arg('input', () => DonationInput) input: DonationInput,
  ): Promise<OpenedDonationView> {
    return { token: (await donate(context, input)).token };
  }

  @Requires(ASK, LINK_SCOPES)
  @Query(() => PayLinkPageView, { description: 'Within the viewer’s scope, the newest first.' })
  payLinks(@Ctx() context: BookingContext, @Args(() => PayLinksArgs) wish: PayLinksArgs): PayLinkPageView {
    const { page, sums } = payLinks(context.database, context.viewer, wish);
    return Object.assign(PayLinkPageView.of(page.map((link) => viewFor(context, link))), { sumUp: sums });
  }

  @Requires(ASK, LINK_SCOPES)
  @Query(() => PayLinkRecordView, { nullable: true, description: 'Null out of reach.' })
  async payLinkRecord(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
  ): Promise<PayLinkRecordView | null> {
    const link = await linkWithinReach(context.database, context.viewer, id);
    return link === undefined ? null : viewFor(context, link);
  }

  @Requires(ASK, LINK_SCOPES)
  @Mutation(() => PayLinkRecordResult, {
    description: 'Asks somebody for any amount; the link is mailed to him. Refused: BOOKING_NOT_FOUND, TRY_AGAIN.',
  })
  createPayLink(
    @Ctx() context: BookingContext,
    @Arg('input', () => PayLinkInput) input: PayLinkInput,
    @AsWrite() write: Write | undefined,
  ): Answer {
    return answer(context, () => createPayLink(context, input, write));
  }

  @Requires(ASK, LINK_SCOPES)
  @Mutation(() => PayLinkRecordResult, {
    description:
      'Another payer, reason or last day, or a note for staff; mailed anew to another address. Refused: PAY_LINK_NOT_FOUND, CHANGED_MEANWHILE, PAY_LINK_FIELDS_CLOSED, TRY_AGAIN.',
  })
  updatePayLink(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => PayLinkChangeInput) input: PayLinkChangeInput,
  ): Answer {
    return answer(context, () => updatePayLink(context, id, version, input));
  }

  @Requires(ASK, LINK_SCOPES)
  @Mutation(() => PayLinkRecordResult, { description: 'Refused: PAY_LINK_NOT_FOUND, PAY_LINK_CLOSED, TRY_AGAIN.' })
  cancelPayLink(@Ctx() context: BookingContext, @Arg('id', () => ID) id: string): Answer {
    return answer(context, () => cancelPayLink(context, id));
  }

  @Requires(ASK, LINK_SCOPES)
  @Mutation(() => PayLinkRecordResult, {
    description: 'The request once more, or the receipt. Refused: PAY_LINK_NOT_FOUND, PAY_LINK_CLOSED, TRY_AGAIN.',
  })
  resendPayLink(@Ctx() context: BookingContext, @Arg('id', () => ID) id: string): Answer {
    return answer(context, () => resendPayLink(context, id));
  }

  @Requires(ASK, LINK_SCOPES)
  @Mutation(() => PayLinkRecordResult, {
    description:
      'Gives a custom payment back, at once or when a second person approves. Refused: PAY_LINK_NOT_FOUND, DONATION_NOT_REFUNDED, PAY_LINK_CLOSED, LINK_REFUND_AMOUNT, LINK_REFUND_DECIDED, TRY_AGAIN.',
  })
  refundPayLink(
    @Ctx() context: BookingContext,
    @Args(() => RefundPayLinkArgs) { id, ...wish }: RefundPayLinkArgs,
    @AsWrite() write: Write | undefined,
  ): Answer {
    return answer(context, () => refundPayLink(context, id, wish, write));
  }

  @Requires(ASK, LINK_SCOPES)
  @Mutation(() => PayLinkRecordResult, {
    description:
      'The second person’s yes or no. Refused: PAY_LINK_NOT_FOUND, LINK_REFUND_DECIDED, OWN_REQUEST, LINK_REFUND_AMOUNT, TRY_AGAIN.',
  })
  decideLinkRefund(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('approve', () => Boolean) approve: boolean,
  ): Answer {
    return answer(context, () => decideLinkRefund(context, id, approve));
  }

  @Requires(ASK, LINK_SCOPES)
  @Mutation(() => PayLinkRecordResult, {
    description:
      'Another amount than was asked arrived: it is taken as paid (above what one person may let go, when a second one says so), or goes back. Refused: PAY_LINK_NOT_FOUND, NOTHING_TO_REVIEW, RECEIVED_OTHER_CURRENCY, OWN_REQUEST, TRY_AGAIN.',
  })
  reviewLinkPayment(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('accept', () => Boolean) accept: boolean,
  ): Answer {
    return answer(context, () => (accept ? acceptLinkPayment : sendBackLinkPayment)(context, id));
  }

  @Requires(ASK, LINK_SCOPES)
  @Mutation(() => PayLinkRecordResult, {
    description:
      'A refund that its provider refused is tried again now. Refused: PAY_LINK_NOT_FOUND, REFUND_NOT_FOUND, REFUND_NOT_REFUSED, TRY_AGAIN.',
  })
  tryLinkRefundAgain(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('refundId', () => ID) refundId: string,
  ): Answer {
    return answer(context, () => tryLinkRefundAgain(context, id, refundId));
  }

  @Requires(ASK, LINK_SCOPES)
  @Mutation(() => PayLinkRecordResult, {
    description:
      'A refund that its provider refused goes back in cash, at once or when a second person says the same (PayLinkRecord.refusedRefunds). Refused: PAY_LINK_NOT_FOUND, REFUND_NOT_FOUND, REFUND_NOT_REFUSED, REFUND_NOT_THIS_WAY, OWN_REQUEST, TRY_AGAIN.',
  })
  payLinkRefundInCash(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('refundId', () => ID) refundId: string,
  ): Answer {
    return answer(context, () => payLinkRefundInCash(context, id, refundId));
  }

  @Requires(ASK, LINK_SCOPES)
  @Mutation(() => PayLinkRecordResult, {
    description:
      'The payer has his cash: it was handed out at a counter of ours, by somebody else than who decided it (PayLinkRecord.cashToHandOut). Refused: PAY_LINK_NOT_FOUND, REFUND_NOT_FOUND, OWN_REQUEST, TRY_AGAIN.',
  })
  handOutLinkCash(
    @Ctx() context: BookingContext,
    @Arg('id', () => ID) id: string,
    @Arg('refundId', () => ID) refundId: string,
  ): Answer {
    return answer(context, () => handOutLinkCash(context, id, refundId));
  }
}
