import { LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { StopView } from '../stop/stop.type.js';
import { JourneyLegView } from './journey-leg.type.js';

@ObjectType('JourneyChange', { simpleResolvers: true })
export class JourneyChangeView {
  @Field(() => StopView) from!: StopView;
  @Field(() => StopView) to!: StopView;
  @Field(() => Int, { description: 'From getting off to leaving again, the walk included.' }) waitMinutes!: number;
  @Field(() => Int) walkMinutes!: number;
}

@Directive('@key(fields: "id")')
@ObjectType('Journey', { simpleResolvers: true })
export class JourneyView {
  @Field(() => ID, { description: 'The ridden legs: see kernel/journey-id.' }) id!: string;
  @Field(() => OffsetDateTime) departureTime!: string;
  @Field(() => OffsetDateTime) arrivalTime!: string;
  @Field(() => Int) durationMinutes!: number;
  @Field(() => Boolean) connecting!: boolean;
  @Field(() => [JourneyLegView]) legs!: readonly JourneyLegView[];
  @Field(() => [JourneyChangeView]) changes!: readonly JourneyChangeView[];
}

@Directive('@key(fields: "id")')
@ObjectType('JourneyDay', { simpleResolvers: true, description: 'One day of the strip above the results.' })
export class JourneyDayView {
  @Field(() => ID, { description: "from~to~date~transportType: slugs, date, type or 'all'" }) id!: string;
  @Field(() => LocalDate) date!: string;
  @Field(() => Int) journeyCount!: number;
  @Directive('@inaccessible')
  @Field(() => [String])
  offers!: readonly string[];
}
