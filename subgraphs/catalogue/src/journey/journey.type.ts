import { LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { StopView } from '../stop/stop.type.js';
import { JourneyLegView } from './journey-leg.type.js';

@ObjectType('JourneyChange', { simpleResolvers: true, description: 'At one stop or by a walk between two.' })
export class JourneyChangeView {
  @Field(() => StopView) from!: StopView;
  @Field(() => StopView) to!: StopView;
  @Field(() => Int, { description: 'From getting off to leaving again, the walk included.' }) waitMinutes!: number;
  @Field(() => Int, { description: '0 at the same stop; at 80 metres a minute, at most one kilometre.' })
  walkMinutes!: number;
}

@Directive('@key(fields: "id")')
@ObjectType('Journey', { simpleResolvers: true, description: 'From one place to another, direct or with one change.' })
export class JourneyView {
  @Field(() => ID, { description: 'The ridden legs: see kernel/journey-id.' }) id!: string;
  @Field(() => OffsetDateTime, { description: 'From the boarding stop of the first leg.' }) departureTime!: string;
  @Field(() => OffsetDateTime, { description: 'At the drop-off stop of the last leg.' }) arrivalTime!: string;
  @Field(() => Int, { description: 'From departure to arrival, waiting included.' }) durationMinutes!: number;
  @Field(() => Boolean, { description: 'With one change, so of two legs.' }) connecting!: boolean;
  @Field(() => [JourneyLegView]) legs!: readonly JourneyLegView[];
  @Field(() => [JourneyChangeView], { description: 'Between the legs: none or one.' })
  changes!: readonly JourneyChangeView[];
}

@Directive('@key(fields: "id")')
@ObjectType('JourneyDay', { simpleResolvers: true, description: 'One day of the strip above the results.' })
export class JourneyDayView {
  @Field(() => ID, { description: "from~to~date~transportType: slugs, date, type or 'all'" }) id!: string;
  @Field(() => LocalDate, { description: 'Of boarding.' }) date!: string;
  @Field(() => Int, { description: 'Journeys on sale now, direct and connecting.' }) journeyCount!: number;
  @Directive('@inaccessible')
  @Field(() => [String], { description: 'Its journeys for pricing, as kernel/offer writes them.' })
  offers!: readonly string[];
  @Directive('@inaccessible')
  @Field(() => [String], { description: 'The same journeys for booking, in the same order.' })
  seatOffers!: readonly string[];
}
