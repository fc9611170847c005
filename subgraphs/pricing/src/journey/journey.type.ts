import type { TravelDate } from '@naga/kernel/travel-date.js';
import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { MoneyView } from '../price/money.type.js';

@ObjectType('SeatFare', { simpleResolvers: true })
export class SeatFareView {
  @Field(() => MoneyView) local!: MoneyView;
  @Field(() => MoneyView) foreign!: MoneyView;
  @Field(() => MoneyView, { nullable: true }) childLocal!: MoneyView | null;
  @Field(() => MoneyView, { nullable: true }) childForeign!: MoneyView | null;
}

@ObjectType('FareTotal', { simpleResolvers: true })
export class FareTotalView {
  @Field(() => MoneyView, { description: 'Seats before fees.' }) seats!: MoneyView;
  @Field(() => MoneyView) fee!: MoneyView;
  @Field(() => MoneyView) total!: MoneyView;

  @Field(() => MoneyView, { nullable: true, description: 'The struck-through price when an offer applies.' })
  original!: MoneyView | null;
}

@ObjectType('JourneyFare', { simpleResolvers: true })
export class JourneyFareView {
  @Field(() => FareTotalView) local!: FareTotalView;
  @Field(() => FareTotalView) foreign!: FareTotalView;
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
}

@Directive('@key(fields: "id")')
@ObjectType('Journey', { simpleResolvers: true })
export class JourneyView {
  @Field(() => ID) id!: string;

  @Directive('@external')
  @Field(() => [JourneyLegView])
  legs!: readonly JourneyLegView[];
}
