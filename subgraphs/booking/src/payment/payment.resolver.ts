import { Public } from '@naga/server-kit/graphql/doors.js';
import { JSONObject } from '@naga/server-kit/graphql/scalars.js';
import { orRefused, Refused } from '@naga/server-kit/graphql/refusal.js';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { PAYMENT_METHODS } from '../booking/booking-enums.type.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { bookingView, paymentView } from '../booking/booking-view.js';
import { BookingView } from '../booking/booking.type.js';
import { BookingResult } from '../booking/hold-seats.type.js';
import type { PaymentMethod } from './payment-method.rules.js';
import { StartedPaymentView, StartPaymentResult } from './payment-result.type.js';
import { receiveCallback } from './receive-callback.command.js';
import { startPayment } from './start-payment.command.js';
import { storeWingLog } from './store-wing-log.command.js';

@Resolver()
export class PaymentResolver {
  @Public()
  @Mutation(() => StartPaymentResult)
  startPayment(
    @Ctx() context: BookingContext,
    @Arg('bookingId', () => ID) bookingId: string,
    @Arg('method', () => PAYMENT_METHODS) method: PaymentMethod,
    @Arg('returnUrl', () => String, { nullable: true }) returnUrl?: string | null,
  ): Promise<StartedPaymentView | Refused> {
    return orRefused(async () => {
      const { payment, booking } = await startPayment(context, bookingId, method, returnUrl ?? null);
      const views = { payment: paymentView(payment), booking: bookingView(booking, context.clock.now()) };
      return Object.assign(new StartedPaymentView(), views);
    });
  }

  @Public()
  @Mutation(() => BookingResult, {
    description: "A provider's signed call-back. Refused with INVALID_REQUEST when signature or reference is unknown.",
  })
  receivePaymentCallback(
    @Ctx() context: BookingContext,
    @Arg('provider', () => String) provider: string,
    @Arg('body', () => String) body: string,
    @Arg('signature', () => String) signature: string,
  ): Promise<BookingView | Refused> {
    return orRefused(async () =>
      bookingView(await receiveCallback(context, provider, body, signature), context.clock.now()),
    );
  }

  @Public()
  @Mutation(() => Boolean)
  async storeWingMobileLog(
    @Ctx() context: BookingContext,
    @Arg('paymentId', () => ID) paymentId: string,
    @Arg('logData', () => JSONObject) logData: Record<string, unknown>,
  ): Promise<boolean> {
    await storeWingLog(context, paymentId, logData);
    return true;
  }
}
