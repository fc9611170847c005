import type { Currency } from '@naga/kernel/money.js';
import { CURRENCIES } from '@naga/kernel/money.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { Refused } from '@naga/server-kit/graphql/refusal.js';
import { DateTimeISO, LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { ArrayMaxSize, IsIn, MaxLength, ValidateNested } from 'class-validator';
import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Nationality } from '../price/price.rules.js';
import { NationalityEnum } from '../price/price-enums.type.js';

@Directive('@inaccessible')
@InputType('CouponSeatInput', {
  description: 'One passenger on one ride, at the fare without a coupon. For neighbours.',
})
export class CouponSeatInput {
  @Field(() => String) @MaxLength(100) ref!: string;
  @Field(() => SafeInt) fare!: number;
  @Field(() => Int, { description: 'Which passenger, from 0.' }) passenger!: number;
  @Field(() => NationalityEnum) nationality!: Nationality;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: 'Of the operator, ISO 3166-1.' }) countryCode!: string;
  @Field(() => ID) routeId!: string;
  @Field(() => String) transportType!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: TravelDate;
  @Field(() => Boolean, { description: 'It has a stage of an offer.' }) isOffer!: boolean;
}

@Directive('@inaccessible')
@InputType('AskedPurchaseInput', { description: 'What is to be bought, before anything is reserved. For neighbours.' })
export class AskedPurchaseInput {
  @Field(() => String, { description: "Through which door it is bought: 'web', 'admin', 'api'." }) channel!: string;
  @Field(() => String) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => [CouponSeatInput]) @ArrayMaxSize(400) @ValidateNested() seats!: CouponSeatInput[];
  @Field(() => ID, { nullable: true, description: 'Of who buys for himself.' }) accountId!: string | null;
  @Field(() => String, { nullable: true, description: 'A digest of his address or number.' })
  @MaxLength(100)
  contact!: string | null;
  @Field(() => Boolean, { description: 'He has bought before.' }) hasBought!: boolean;
}

@Directive('@inaccessible')
@InputType('PurchaseInput', { description: 'A booking that is about to be held. For neighbours.' })
export class PurchaseInput extends AskedPurchaseInput {
  @Field(() => ID) bookingId!: string;
  @Field(() => Int, { description: 'Which coupon of the booking, or which set of its promotions, from 1.' })
  turn!: number;
  @Field(() => DateTimeISO) expiresAt!: Date;
}

@Directive('@inaccessible')
@InputType('ReserveCouponInput', { description: 'A coupon for one booking that is about to be held. For neighbours.' })
export class ReserveCouponInput extends PurchaseInput {
  @Field(() => String, { description: 'As it was typed.' }) @MaxLength(200) code!: string;
  @Field(() => [String], { description: "Who may have guessed: 'account:12', 'address:203.0.113.7'." })
  @ArrayMaxSize(2)
  @MaxLength(200, { each: true })
  guessers!: string[];
}

@Directive('@inaccessible')
@InputType('KeptCouponInput', {
  description: 'A booking that used a coupon, or was given promotions, and is to travel otherwise. For neighbours.',
})
export class KeptCouponInput {
  @Field(() => ID) @MaxLength(20) bookingId!: string;
  @Field(() => Int) turn!: number;
  @Field(() => String) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => [CouponSeatInput]) @ArrayMaxSize(400) @ValidateNested() seats!: CouponSeatInput[];
}

@Directive('@inaccessible')
@ObjectType('CouponSeatDiscount', { simpleResolvers: true, description: 'What one seat saves. For neighbours.' })
export class CouponSeatDiscountView {
  @Field(() => String) ref!: string;
  @Field(() => SafeInt) discount!: number;
  @Field(() => SafeInt, { description: "The platform's share: its operator gets it all the same." })
  platformDiscount!: number;
}

@Directive('@inaccessible')
@ObjectType('CouponReservation', { simpleResolvers: true, description: 'A use that is taken. For neighbours.' })
export class CouponReservationView {
  @Field(() => String, { description: 'As it is written down.' }) code!: string;
  @Field(() => String, { description: "'coupon 7 version 2'" }) source!: string;
  @Field(() => [CouponSeatDiscountView], { description: 'Of the seats it lowers.' })
  seats!: readonly CouponSeatDiscountView[];
  @Field(() => [String], { description: 'With which it may be paid; none = all.' }) paymentMethods!: readonly string[];
}

@Directive('@inaccessible')
@ObjectType('ReserveCouponAnswer', { simpleResolvers: true, description: 'One of the two. For neighbours.' })
export class ReserveCouponAnswer {
  @Field(() => CouponReservationView, { nullable: true }) reservation!: CouponReservationView | null;
  @Field(() => Refused, { nullable: true, description: 'The first check that fails, or TOO_MANY_ATTEMPTS.' })
  refused!: Refused | null;
}

@Directive('@inaccessible')
@InputType('CouponOffersInput', { description: 'A booking that is held and has no coupon. For neighbours.' })
export class CouponOffersInput {
  @Field(() => ID, { description: 'Its promotions take stack groups.' }) bookingId!: string;
  @Field(() => String, { description: "Through which door it is bought: 'web', 'admin', 'api'." }) channel!: string;
  @Field(() => String) @IsIn(CURRENCIES) currency!: Currency;
  @Field(() => [CouponSeatInput]) @ArrayMaxSize(400) @ValidateNested() seats!: CouponSeatInput[];
  @Field(() => ID, { nullable: true, description: 'Of who buys for himself.' }) accountId!: string | null;
  @Field(() => String, { nullable: true, description: 'A digest of his address or number.' })
  @MaxLength(100)
  contact!: string | null;
  @Field(() => Boolean, { description: 'He has bought before.' }) hasBought!: boolean;
}

@Directive('@inaccessible')
@ObjectType('CouponOffer', { simpleResolvers: true, description: 'What a code would save. For neighbours.' })
export class CouponOfferView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: 'Null where it does not hold.' }) code!: string | null;
  @Field(() => SafeInt) saves!: number;
  @Field(() => [String], { description: 'With which it may be paid; none = all.' }) paymentMethods!: readonly string[];
  @Field(() => DateTimeISO, { nullable: true }) buyUntil!: Date | null;
  @Field(() => Refused, { nullable: true, description: 'Why it does not hold.' }) refused!: Refused | null;
}
