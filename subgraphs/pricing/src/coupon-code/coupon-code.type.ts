import { PageArgs, SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';

const A_BATCH = 10_000;

@ObjectType('CouponCode', { simpleResolvers: true, description: 'One word that is typed for a coupon.' })
export class CouponCodeView {
  @Field(() => ID) id!: string;
  @Field(() => ID) couponId!: string;
  @Field(() => String) couponName!: string;
  @Field(() => String) code!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => Int, { description: 'Reserved and consumed.' }) uses!: number;
  @Field(() => DateTimeISO, { nullable: true }) lastUsedAt!: Date | null;
}

@ObjectType('CouponCodePage')
export class CouponCodePageView extends SummedPageOf(CouponCodeView) {}

@ObjectType('AddedCodes', { simpleResolvers: true })
export class AddedCodesView {
  @Field(() => Int) count!: number;
}

@InputType('CouponCodesInput', { description: 'Typed codes, a batch of random ones, or both.' })
export class CouponCodesInput {
  @Field(() => [String], { nullable: true, description: 'Capitals, digits, - and _; 3 to 30 of them.' })
  @IsOptional()
  @ArrayMaxSize(1000)
  @MaxLength(200, { each: true })
  codes?: string[] | null;
  @Field(() => Int, { nullable: true, description: 'How many random ones.' })
  @IsOptional()
  @Min(1)
  @Max(A_BATCH)
  count?: number | null;
  @Field(() => String, { nullable: true, description: 'Before each random one.' })
  @IsOptional()
  @MaxLength(20)
  prefix?: string | null;
}

@ArgsType()
export class CouponCodesArgs extends PageArgs {
  @Field(() => ID) couponId!: string;
  @Field(() => String, { nullable: true }) @MaxLength(200) text?: string | null;
}

export const AddCouponCodesResult = createUnionType({
  name: 'AddCouponCodesResult',
  types: () => [AddedCodesView, Refused] as const,
});
