import { ByKeyOr, Public } from '@naga/server-kit/graphql/doors.js';
import { JSONObject, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { orRefused, type Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PAYMENT_METHODS, type PaymentMethod } from '@naga/kernel/payment-method.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingView, paymentView } from '../booking/booking-view.js';
import { type BookingView } from '../booking/booking.type.js';
import { methodsFor } from './methods-for.js';
import { PaymentOptionView } from './payment-option.type.js';
import { paymentOptionView } from './payment-option-view.js';
import { payLinkView } from '../pay-link/pay-link-view.js';
import { type PayLinkView } from '../pay-link/pay-link.type.js';
import { PaymentCallbackResult, StartedPaymentView, StartPaymentResult } from './payment-result.type.js';
import { receiveCallback } from './receive-callback.command.js';
import { startPayment } from './start-payment.command.js';
import { storeWingLog } from './store-wing-log.command.js';

@Resolver()
export class PaymentResolver {
  @ByKeyOr('booking.view')
  @Query(() => [PaymentOptionView], {
    nullable: true,
    description:
      'Every way to pay this booking and what it costs by each, the usual one first; null as Query.booking is.',
  })
  async paymentMethods(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
  ): Promise<PaymentOptionView[] | null> {
    const options = await methodsFor(context, bookingId);
    return options?.map(paymentOptionView) ?? null;
  }

  @ByKeyOr('booking.edit')
  @Mutation(() => StartPaymentResult, {
    description:
      'Begins to pay what is owed, or answers the open attempt of the same method; another method gives it up. The booking costs what PaymentOption says of the method from then on. AGENT_BALANCE and WALLET_CREDIT pay and confirm at once. Refused: BOOKING_NOT_FOUND, PAYMENT_IN_REVIEW, METHOD_NOT_AVAILABLE, HOLD_EXPIRED, BOOKING_NOT_HELD, PASSENGERS_INCOMPLETE, NOTHING_TO_PAY, PRICE_CHANGED, TRY_AGAIN.',
  })
  startPayment(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('method', () => PAYMENT_METHODS) method: PaymentMethod,
    @Arg('returnUrl', () => String, {
      nullable: true,
      description: 'Path of ours or web address the pay page leads back to.',
    })
    returnUrl?: string | null,
    @Arg('useWallet', () => Boolean, {
      nullable: true,
      description: "The viewer's wallet credit first, as much as there is; the method pays the rest.",
    })
    useWallet?: boolean | null,
    @Arg('expectedTotal', () => SafeInt, {
      nullable: true,
      description:
        'What the client showed that the booking costs who pays so (PaymentOption.total), of an open exchange its difference (Exchange.toPay), minor units; dearer is refused with PRICE_CHANGED.',
    })
    expectedTotal?: number | null,
  ): Promise<StartedPaymentView | Refused> {
    return orRefused(async () => {
      const asked = { returnUrl: returnUrl ?? null, useWallet: useWallet ?? false };
      const wish = { bookingId, method, ...asked, expectedTotal: expectedTotal ?? null };
      const { payment, booking } = await startPayment(context, wish);
      const views = {
        payment: paymentView(payment, booking.agencyId),
        booking: bookingView(booking, context.clock.now()),
      };
      return Object.assign(new StartedPaymentView(), views);
    });
  }

  @Public()
  @Mutation(() => PaymentCallbackResult, {
    description:
      "A provider's signed call-back; answers what was paid. Refused with INVALID_REQUEST when signature or reference is unknown.",
  })
  receivePaymentCallback(
    @Ctx() context: BookingContext,
    @Arg('provider', () => String) provider: string,
    @Arg('body', () => String, { description: 'As it was sent, byte for byte: it is what was signed.' }) body: string,
    @Arg('signature', () => String) signature: string,
  ): Promise<BookingView | PayLinkView | Refused> {
    return orRefused(async () => {
      const paid = await receiveCallback(context, provider, body, signature);
      return 'booking' in paid ? bookingView(paid.booking, context.clock.now()) : payLinkView(paid.link);
    });
  }

  @Public()
  @Mutation(() => Boolean, {
    description: "Keeps what Wing's app reports of a payment with it; answers whether it is kept.",
  })
  storeWingMobileLog(
    @Ctx() context: BookingContext,
    @Arg('paymentId', () => ID) paymentId: string,
    @Arg('logData', () => JSONObject) logData: Record<string, unknown>,
  ): Promise<boolean> {
    return storeWingLog(context, paymentId, logData);
  }
}
