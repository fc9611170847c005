import type { TravelDate } from '@naga/kernel/travel-date.js';
import { LocalDate, SafeInt } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyView } from '../price/money.type.js';
import { NO_FARE_REASONS } from './journey-fare.js';

registerEnumType(NO_FARE_REASONS, {
  name: 'NoFareReason',
  description: 'Why rides have no fare in one booking.',
  valuesConfig: {
    NO_PRICE: { description: 'Nobody set a price for one of them.' },
    TWO_CURRENCIES: {
      description: 'They are sold in different currencies, and one booking is paid in one: each is bought by itself.',
    },
  },
});

@ObjectType('SeatFare', { simpleResolvers: true, description: 'One seat without fees.' })
export class SeatFareView {
  @Field(() => MoneyView, { description: "For nationals of the route's local country, Cambodia on Cambodian routes." })
  local!: MoneyView;
  @Field(() => MoneyView, { description: 'For everybody else.' }) foreign!: MoneyView;
  @Field(() => MoneyView, {
    nullable: true,
    description: 'Null where children have no price of their own: they pay as adults.',
  })
  childLocal!: MoneyView | null;
  @Field(() => MoneyView, { nullable: true, description: 'See childLocal.' }) childForeign!: MoneyView | null;
  @Field(() => String, { description: 'What a quote of it takes (QuoteItemInput.fareKey).' }) fareKey!: string;
}

@ObjectType('SeatTier', { simpleResolvers: true, description: 'What seats of one category cost on a ride.' })
export class SeatTierView {
  @Field(() => ID, { nullable: true, description: 'SeatType.categoryId; null: seats without one.' })
  seatCategoryId!: string | null;
  @Field(() => SeatFareView) fare!: SeatFareView;
}

@ObjectType('PromotedFare', {
  simpleResolvers: true,
  description: 'What a fare comes to once promotions have lowered it: when its seats are held, and not before.',
})
export class PromotedFareView {
  @Field(() => [String], {
    description: "What the promotions are called, in the reader's language, in the order in which they lower it.",
  })
  names!: readonly string[];
  @Field(() => MoneyView, { description: 'What they take off together, of seats and fee.' }) discount!: MoneyView;
  @Field(() => MoneyView, { description: 'What is left to pay.' }) total!: MoneyView;
}

@ObjectType('FareTotal', { simpleResolvers: true, description: 'All legs and all passengers of a journey.' })
export class FareTotalView {
  @Field(() => MoneyView, { description: 'Seats before fees.' }) seats!: MoneyView;
  @Field(() => MoneyView, { description: 'Transaction fee of the whole booking.' }) fee!: MoneyView;
  @Field(() => MoneyView, { description: 'seats + fee.' }) total!: MoneyView;
  @Field(() => SafeInt, {
    nullable: true,
    description:
      'About how many US cents the total is by the rates of now: to compare by where operators charge in several currencies, never to be shown or charged. Null where there is no rate.',
  })
  inCents!: number | null;

  @Field(() => MoneyView, { nullable: true, description: 'The struck-through total when an offer applies.' })
  original!: MoneyView | null;

  @Field(() => PromotedFareView, {
    nullable: true,
    description:
      'What promotions take off when its seats are held, as far as that depends on nobody in particular (docs/decisions/0166); null where none does. No promise: the total stays what is agreed to.',
  })
  readonly promotionsAhead!: PromotedFareView | null;
}

@ObjectType('NationalFare', { simpleResolvers: true, description: 'What nationals of one country pay for a journey.' })
export class NationalFareView {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' }) countryCode!: string;
  @Field(() => FareTotalView) fare!: FareTotalView;
}

@ObjectType('JourneyFare', { simpleResolvers: true })
export class JourneyFareView {
  @Field(() => FareTotalView, {
    description:
      'If all passengers pay the local price of each leg: nobody does where the countries of its legs differ.',
  })
  local!: FareTotalView;
  @Field(() => FareTotalView, { description: 'If none does.' }) foreign!: FareTotalView;
  @Field(() => [NationalFareView], {
    description:
      'If all passengers are nationals of one country: its local price on its own legs, that of visitors on the others. One for each country of the legs, as they are ridden.',
  })
  nationals!: readonly NationalFareView[];
  @Field(() => Boolean, {
    description: 'Children have a price of their own on one leg at least; otherwise they pay as adults.',
  })
  hasChildPrice!: boolean;
  @Field(() => Boolean, {
    description: 'Some seats cost more on one leg at least: these fares are those of the cheapest seats of each.',
  })
  hasSeatTiers!: boolean;
}

@Directive('@key(fields: "id")')
@ObjectType('JourneyLeg', { simpleResolvers: true })
export class JourneyLegView {
  @Field(() => ID) id!: string;

  @Directive('@external')
  @Field(() => LocalDate)
  date!: TravelDate;

  @Directive('@external')
  @Field(() => String)
  fareKey!: string;

  @Directive('@external')
  @Field(() => Boolean)
  hasPassengerTypePricing!: boolean;

  @Directive('@external')
  @Field(() => String)
  localCountryCode!: string;

  @Directive('@external')
  @Field(() => String)
  transportType!: string;
}

@Directive('@key(fields: "id")')
@ObjectType('Journey', { simpleResolvers: true })
export class JourneyView {
  @Field(() => ID) id!: string;

  @Directive('@external')
  @Field(() => [JourneyLegView])
  legs!: readonly JourneyLegView[];
}
