import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';

const A_BATCH = 10_000;

@ObjectType('CouponCode', { simpleResolvers: true, description: 'One word that is typed for a coupon.' })
export class CouponCodeView {
  @Field(() => ID) id!: string;
  @Field(() => String) code!: string;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => Int, { description: 'Reserved and consumed.' }) uses!: number;
  @Field(() => DateTimeISO, { nullable: true }) lastUsedAt!: Date | null;
}

@ObjectType('CouponCodePage', { simpleResolvers: true })
export class CouponCodePageView {
  /** Of all pages. */
  count!: () => Promise<number>;
  @Field(() => [CouponCodeView]) rows!: readonly CouponCodeView[];
  @Field(() => ID, { nullable: true, description: 'Where the next page begins; null on the last.' })
  next!: string | null;
}

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
export class CouponCodesArgs {
  @Field(() => ID) couponId!: string;
  @Field(() => String, { nullable: true }) @MaxLength(200) text?: string | null;
  @Field(() => Int, { defaultValue: 1 }) @Min(1) @Max(1_000_000) page!: number;
  @Field(() => Int, { defaultValue: 50 }) @Min(1) @Max(500) pageSize!: number;
  @Field(() => ID, {
    nullable: true,
    description: 'Rows behind this one, whatever the page: the page before says its `next`.',
  })
  @IsOptional()
  @Matches(/^\d{1,18}$/)
  after?: string | null;
}

export const AddCouponCodesResult = createUnionType({
  name: 'AddCouponCodesResult',
  types: () => [AddedCodesView, Refused] as const,
});
