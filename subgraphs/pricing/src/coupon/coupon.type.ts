import { CURRENCIES, type Currency } from '@naga/kernel/money.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { PageArgs, SummedPageOf } from '@naga/server-kit/list/page.type.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsIn, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Nationality } from '../price/price.rules.js';
import { NationalityEnum } from '../price/price-enums.type.js';
import { COUPON_CHANNELS, COUPON_TRANSPORT_TYPES, type CouponFunder, type CouponKind } from './coupon-terms.rules.js';

export const CouponKindEnum = { PERCENT: 'PERCENT', AMOUNT: 'AMOUNT', SET_PRICE: 'SET_PRICE' } as const;
registerEnumType(CouponKindEnum, {
  name: 'CouponKind',
  valuesConfig: {
    PERCENT: { description: 'Basis points off the fares.' },
    AMOUNT: { description: 'Off the sum of the fares.' },
    SET_PRICE: { description: 'What each seat costs, where it costs more.' },
  },
});
export const CouponFunderEnum = { PLATFORM: 'PLATFORM', OPERATOR: 'OPERATOR', SHARED: 'SHARED' } as const;
registerEnumType(CouponFunderEnum, { name: 'CouponFunder', description: 'Who goes without what is saved.' });

const MOST = 1e12;
const IDS = /^\d{1,18}$/;

@ObjectType('Coupon', {
  simpleResolvers: true,
  description:
    'What its codes are worth, to whom and how often. Amounts in minor units of its currency; null and an empty list demand nothing.',
})
export class CouponView {
  @Field(() => ID) id!: string;
  @Field(() => ID, { nullable: true, description: "Whose it is; null: the platform's." }) operatorId!: string | null;
  @Field(() => String, { nullable: true, description: "Good for this country's operators only, ISO 3166-1." })
  countryCode!: string | null;
  @Field(() => String) name!: string;
  @Field(() => CouponKindEnum) kind!: CouponKind;
  @Field(() => SafeInt, { description: 'Basis points of PERCENT, else minor units.' }) value!: number;
  @Field(() => String) currency!: Currency;
  @Field(() => SafeInt, { nullable: true, description: 'The most that one booking saves.' }) cap!: number | null;
  @Field(() => DateTimeISO, { nullable: true }) buyFrom!: Date | null;
  @Field(() => DateTimeISO, { nullable: true, description: 'Before then.' }) buyUntil!: Date | null;
  @Field(() => LocalDate, { nullable: true }) travelFrom!: TravelDate | null;
  @Field(() => LocalDate, { nullable: true, description: 'This day included.' }) travelUntil!: TravelDate | null;
  @Field(() => [Int], { description: 'Of travel; 1 is Monday.' }) weekdays!: readonly number[];
  @Field(() => [String], { description: 'BUS, TAXI, FERRY' }) transportTypes!: readonly string[];
  @Field(() => [ID]) operatorIds!: readonly string[];
  @Field(() => [ID]) routeIds!: readonly string[];
  @Field(() => SafeInt, { nullable: true, description: 'Of the fares it applies to.' }) minimumAmount!: number | null;
  @Field(() => Int, { nullable: true }) minimumPassengers!: number | null;
  @Field(() => Boolean) firstBookingOnly!: boolean;
  @Field(() => NationalityEnum, { nullable: true, description: 'Only seats of these passengers are lowered.' })
  nationality!: Nationality | null;
  @Field(() => [String], { description: 'web, admin, api' }) channels!: readonly string[];
  @Field(() => [String], { description: 'PaymentMethod' }) paymentMethods!: readonly string[];
  @Field(() => Int, { nullable: true }) limitTotal!: number | null;
  @Field(() => Int, { nullable: true }) limitPerCustomer!: number | null;
  @Field(() => Int, { nullable: true, description: 'Of all customers on one day of UTC+7.' })
  limitPerDay!: number | null;
  @Field(() => SafeInt, { nullable: true, description: 'The most that all bookings together save.' })
  budget!: number | null;
  @Field(() => CouponFunderEnum) fundedBy!: CouponFunder;
  @Field(() => Int, { description: 'Basis points of what is saved that operators bear, where it is SHARED.' })
  operatorShare!: number;
  @Field(() => Boolean, { description: "Also lowers what is sold at an offer's price." }) combinesWithOffers!: boolean;
  @Field(() => Boolean) active!: boolean;
  @Field(() => Int) version!: number;
  @Field(() => DateTimeISO) createdAt!: Date;
  @Field(() => DateTimeISO, { nullable: true }) updatedAt!: Date | null;
  @Field(() => Int, { description: 'Reserved and consumed.' }) uses!: number;
  @Field(() => SafeInt, { description: 'What these save together.' }) spent!: number;
  @Field(() => Int) codeCount!: number;
  @Field(() => String, { nullable: true, description: 'The only one, where there is one.' }) firstCode!: string | null;
}

@InputType('CouponInput', { description: 'As Coupon says it.' })
export class CouponInput {
  @Field(() => String) @Matches(/^\s*[^\p{Cc}\s][^\p{Cc}]*$/u) @MaxLength(120) name!: string;
  @Field(() => CouponKindEnum) kind!: CouponKind;
  @Field(() => SafeInt) @Min(0) @Max(MOST) value!: number;
  @Field(() => String) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => SafeInt, { nullable: true }) @IsOptional() @Min(1) @Max(MOST) cap?: number | null;
  @Field(() => DateTimeISO, { nullable: true }) buyFrom?: Date | null;
  @Field(() => DateTimeISO, { nullable: true }) buyUntil?: Date | null;
  @Field(() => LocalDate, { nullable: true }) travelFrom?: TravelDate | null;
  @Field(() => LocalDate, { nullable: true }) travelUntil?: TravelDate | null;
  @Field(() => [Int], { defaultValue: [] }) @ArrayMaxSize(7) weekdays!: number[];
  @Field(() => [String], { defaultValue: [] }) @IsIn(COUPON_TRANSPORT_TYPES, { each: true }) transportTypes!: string[];
  @Field(() => [ID], { defaultValue: [] }) @ArrayMaxSize(200) @Matches(IDS, { each: true }) operatorIds!: string[];
  @Field(() => [ID], { defaultValue: [] }) @ArrayMaxSize(500) @Matches(IDS, { each: true }) routeIds!: string[];
  @Field(() => SafeInt, { nullable: true }) @IsOptional() @Min(1) @Max(MOST) minimumAmount?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @Min(1) @Max(100) minimumPassengers?: number | null;
  @Field(() => Boolean, { defaultValue: false }) firstBookingOnly!: boolean;
  @Field(() => NationalityEnum, { nullable: true }) nationality?: Nationality | null;
  @Field(() => [String], { defaultValue: [] }) @IsIn(COUPON_CHANNELS, { each: true }) channels!: string[];
  @Field(() => [String], { defaultValue: [] })
  @ArrayMaxSize(20)
  @Matches(/^[A-Z_]{2,30}$/, { each: true })
  paymentMethods!: string[];
  @Field(() => Int, { nullable: true }) @IsOptional() @Min(1) limitTotal?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @Min(1) limitPerCustomer?: number | null;
  @Field(() => Int, { nullable: true }) @IsOptional() @Min(1) limitPerDay?: number | null;
  @Field(() => SafeInt, { nullable: true }) @IsOptional() @Min(1) @Max(MOST) budget?: number | null;
  @Field(() => CouponFunderEnum) fundedBy!: CouponFunder;
  @Field(() => Int, { defaultValue: 0 }) @Min(0) @Max(10_000) operatorShare!: number;
  @Field(() => Boolean, { defaultValue: true }) combinesWithOffers!: boolean;
  @Field(() => Boolean, { defaultValue: true }) active!: boolean;
}

@ArgsType()
export class CouponsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'In its name or one of its codes.' })
  @MaxLength(200)
  text?: string | null;
  @Field(() => Boolean, { nullable: true }) active?: boolean | null;
}

@ObjectType('CouponPage')
export class CouponPageView extends SummedPageOf(CouponView) {}

export const CouponResult = createUnionType({ name: 'CouponResult', types: () => [CouponView, Refused] as const });
