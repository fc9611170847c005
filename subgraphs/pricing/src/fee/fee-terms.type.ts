import { PAYMENT_METHODS, type PaymentMethod } from '@naga/kernel/payment-method.js';
import { SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(PAYMENT_METHODS, { name: 'PaymentMethod' });

@ObjectType('MethodFee', { simpleResolvers: true, description: 'The fee of a payment method that has one of its own.' })
export class MethodFeeView {
  @Field(() => PAYMENT_METHODS) method!: PaymentMethod;
  @Field(() => Int, { description: 'Basis points of the sum of the fares …' }) percent!: number;
  @Field(() => SafeInt, { description: '… and minor units a booking.' }) fixed!: number;
}

@ObjectType('FeeTerms', { simpleResolvers: true, description: 'What is paid beside the fares, once a booking.' })
export class FeeTermsView {
  @Field(() => Int, { description: 'The standard fee: basis points of the sum of the fares …' }) percent!: number;
  @Field(() => SafeInt, { description: '… and minor units a booking.' }) fixed!: number;
  @Field(() => [MethodFeeView], { description: 'Of methods that have another.' }) byMethod!: readonly MethodFeeView[];
}
