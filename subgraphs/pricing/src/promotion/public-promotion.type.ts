import type { Money } from '@naga/kernel/money.js';
import type { TravelDate } from '@naga/kernel/travel-date.js';
import { DateTimeISO, LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Field, Int, ObjectType } from 'type-graphql';
import { CouponKindEnum } from '../coupon/coupon.type.js';
import type { CouponKind } from '../coupon/coupon-terms.rules.js';
import { MoneyView } from '../price/money.type.js';
import type { Nationality } from '../price/price.rules.js';
import { NationalityEnum } from '../price/price-enums.type.js';

@ObjectType('PublicPromotion', {
  simpleResolvers: true,
  description:
    'What is taken off by itself for whoever travels so, as everybody may know it. Null and an empty list demand nothing.',
})
export class PublicPromotionView {
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => CouponKindEnum) kind!: CouponKind;
  @Field(() => Int, { nullable: true, description: 'Of PERCENT, basis points.' }) percent!: number | null;
  @Field(() => MoneyView, {
    nullable: true,
    description: 'Of AMOUNT what is taken off, of SET_PRICE what a seat costs.',
  })
  amount!: Money | null;
  @Field(() => MoneyView, { nullable: true, description: 'The most that one booking saves.' }) cap!: Money | null;
  @Field(() => String, { description: 'ISO 4217: only fares that are charged in it are lowered.' }) currency!: string;
  @Field(() => MoneyView, { nullable: true, description: 'Of the fares it applies to.' }) minimumAmount!: Money | null;
  @Field(() => Int, { nullable: true }) minimumPassengers!: number | null;
  @Field(() => NationalityEnum, { nullable: true, description: 'Only seats of these passengers are lowered.' })
  nationality!: Nationality | null;
  @Field(() => String, { nullable: true, description: "Only rides of this country's operators, ISO 3166-1 alpha-2." })
  countryCode!: string | null;
  @Field(() => [String], { description: 'BUS, TAXI, FERRY' }) transportTypes!: readonly string[];
  readonly operatorIds!: readonly string[];
  @Field(() => Int, { description: 'How many operators it is for; 0: whoever drives.' }) operatorCount!: number;
  readonly lineIds!: readonly string[];
  @Field(() => Int, { description: 'How many lines it is for; 0: wherever one travels.' }) lineCount!: number;
  @Field(() => LocalDate, { nullable: true }) travelFrom!: TravelDate | null;
  @Field(() => LocalDate, { nullable: true, description: 'This day included.' }) travelUntil!: TravelDate | null;
  @Field(() => [Int], { description: 'Of travel; 1 is Monday.' }) weekdays!: readonly number[];
  @Field(() => LocalDate, { description: 'The first day from today on that is travelled with it.' })
  nextDay!: TravelDate;
  @Field(() => DateTimeISO, { nullable: true, description: 'Before then it is bought with.' }) buyUntil!: Date | null;
  @Field(() => Boolean, { description: "Also lowers what is sold at an offer's price." }) combinesWithOffers!: boolean;
  @Field(() => Boolean, { description: 'Uses or a budget may end it before its time.' }) isLimited!: boolean;
}
