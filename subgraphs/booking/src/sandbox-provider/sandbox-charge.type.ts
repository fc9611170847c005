import type { PaymentMethod } from '@naga/kernel/payment-method.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { createUnionType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PAYMENT_METHODS } from '../booking/booking-enums.type.js';
import { MoneyView } from '../payment/money.type.js';
import { OUTCOMES } from './outcome.rules.js';

registerEnumType(OUTCOMES, { name: 'SandboxOutcome' });

@ObjectType('SandboxCharge', {
  simpleResolvers: true,
  description: "The built-in sandbox provider's own record of a charge.",
})
export class SandboxChargeView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Ours: it names the Payment.' }) reference!: string;
  @Field(() => String, { description: "'OPEN', then what was decided." }) state!: string;
  @Field(() => MoneyView) amount!: MoneyView;
  @Field(() => PAYMENT_METHODS) method!: PaymentMethod;
  @Field(() => String, { nullable: true, description: 'Where the page leads back to.' }) returnUrl!: string | null;
  @Field(() => String, { description: 'The booking reference.' }) description!: string;
}

export const SandboxChargeResult = createUnionType({
  name: 'SandboxChargeResult',
  types: () => [SandboxChargeView, Refused] as const,
});

export { OUTCOMES };
