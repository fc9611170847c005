import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import { PAYMENT_METHODS, type PaymentMethod } from '@naga/kernel/payment-method.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsIn, ValidateNested } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FeeTermsView } from './fee-terms.type.js';

@ObjectType('TransactionFee', { simpleResolvers: true, description: 'What bookings in one currency pay beside fares.' })
export class TransactionFeeView {
  @Field(() => ID, { nullable: true, description: 'Of its row, as the audit names it; null: nobody ever set it.' })
  id!: string | null;
  @Field(() => String, { description: 'ISO 4217.' }) currency!: Currency;
  @Field(() => FeeTermsView) terms!: FeeTermsView;
  @Field(() => SafeInt, { description: 'The most that a fixed part may be, minor units.' }) mostFixed!: number;
  @Field(() => Int, { description: '0: nobody ever set it.' }) version!: number;
  @Field(() => DateTimeISO, { nullable: true }) savedAt!: Date | null;
}

@InputType('MethodFeeInput')
export class MethodFeeInput {
  @Field(() => PAYMENT_METHODS) method!: PaymentMethod;
  @Field(() => Int, { description: 'Basis points.' }) percent!: number;
  @Field(() => SafeInt, { description: 'Minor units.' }) fixed!: number;
}

@InputType('TransactionFeeInput')
export class TransactionFeeInput {
  @Field(() => String) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => Int, { description: 'That was looked at.' }) version!: number;
  @Field(() => Int, { description: 'Basis points.' }) percent!: number;
  @Field(() => SafeInt, { description: 'Minor units.' }) fixed!: number;
  @Field(() => [MethodFeeInput], { description: 'Methods with a fee of their own; the others pay the standard one.' })
  @ArrayMaxSize(20)
  @ValidateNested()
  byMethod!: MethodFeeInput[];
}

export const SetTransactionFeeResult = createUnionType({
  name: 'SetTransactionFeeResult',
  types: () => [TransactionFeeView, Refused] as const,
});
