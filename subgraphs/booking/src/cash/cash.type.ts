import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, ObjectType } from 'type-graphql';
import { BookingView } from '../booking/booking.type.js';
import { PaymentView } from '../payment/payment.type.js';

@ObjectType('CashAtCounter', {
  simpleResolvers: true,
  description: 'What a code or reference named at a counter is for; `booking.cashBack` is to be handed out.',
})
export class CashAtCounterView {
  @Field(() => BookingView) booking!: BookingView;
  @Field(() => PaymentView) payment!: PaymentView;
  @Field(() => Boolean, { description: 'collectCash would be granted: it is not paid yet, and not too late.' })
  canCollect!: boolean;
}

export const CashResult = createUnionType({
  name: 'CashResult',
  types: () => [CashAtCounterView, Refused] as const,
});
