import { JSONObject } from '@naga/server-kit/graphql/scalars.js';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { PAYMENT_METHODS, type PaymentMethod } from '@naga/kernel/payment-method.js';
import { BookingFeeView } from '../booking/booking-fee.type.js';
import { MoneyView } from './money.type.js';
import { PAYMENT_FLOWS, type PaymentFlow } from './payment-method.rules.js';

registerEnumType(PAYMENT_FLOWS, {
  name: 'PaymentFlow',
  description: 'What the payer does.',
  valuesConfig: {
    REDIRECT: { description: "Pays at payUrl, the provider's page, which leads back." },
    WALLET_APP: { description: 'payUrl opens his wallet, which calls back; our page waits meanwhile.' },
    QR: { description: 'Scans Payment.qr with a banking app, or opens payUrl on the same telephone.' },
    CODE: { description: 'Names Payment.code at a counter and pays in cash until Payment.expiresAt.' },
    BALANCE: { description: 'Nothing: we have the money already, and the booking is confirmed.' },
    ON_BOARDING: { description: 'Nothing now: confirmBooking follows.' },
  },
});

@ObjectType('PaymentOption', { simpleResolvers: true, description: 'One way to pay a booking.' })
export class PaymentOptionView {
  @Field(() => PAYMENT_METHODS) method!: PaymentMethod;
  @Field(() => PAYMENT_FLOWS) flow!: PaymentFlow;
  @Field(() => String, { nullable: true, description: 'Null when it can be taken; else why it cannot, as a code.' })
  reason!: string | null;
  @Field(() => JSONObject, { description: 'What else is known of the reason; amounts in minor units.' })
  facts!: Record<string, unknown>;
  @Field(() => [BookingFeeView], { description: 'What is paid beside the fares by who pays so.' })
  fees!: readonly BookingFeeView[];
  @Field(() => MoneyView, { description: 'What the booking costs then.' }) total!: MoneyView;
  @Field(() => MoneyView, { description: 'What of that is still to be paid.' }) due!: MoneyView;
}
