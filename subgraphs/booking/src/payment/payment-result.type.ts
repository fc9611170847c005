import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, ObjectType } from 'type-graphql';
import { BookingView } from '../booking/booking.type.js';
import { PayLinkView } from '../pay-link/pay-link.type.js';
import { PaymentView } from './payment.type.js';

@ObjectType('StartedPayment', {
  simpleResolvers: true,
  description: 'The attempt, and the booking whose hold it may have lengthened.',
})
export class StartedPaymentView {
  @Field(() => PaymentView) payment!: PaymentView;
  @Field(() => BookingView) booking!: BookingView;
}

export const StartPaymentResult = createUnionType({
  name: 'StartPaymentResult',
  types: () => [StartedPaymentView, Refused] as const,
});

export const PaymentCallbackResult = createUnionType({
  name: 'PaymentCallbackResult',
  types: () => [BookingView, PayLinkView, Refused] as const,
});
