import { LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { LocationPairView } from '../location-pair/location-pair.type.js';
import { LocationView } from '../location/location.type.js';
import { OperatorView } from '../operator/operator.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { JourneyView } from './journey.type.js';

@ObjectType('DepartureNotOnSale', {
  simpleResolvers: true,
  description: 'A direct departure that runs that day but cannot be bought now.',
})
export class DepartureNotOnSaleView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date, which may be the day before boarding.' }) date!: string;
  @Field(() => OffsetDateTime, { description: 'From the boarding stop.' }) departureTime!: string;
  @Field(() => OperatorView) operator!: OperatorView;
  @Field(() => String, {
    description:
      'DISABLED, OPERATOR_OFFLINE, DEPARTED, TOO_EARLY (more than 180 days ahead), TOO_CLOSE (block before), OPERATOR_CONFIRMS_BY_HAND (and needs 4 hours for it), BLOCKING_HOURS, BLOCKED_PERIOD, OUTSIDE_SEASON, ROUTE_FOR_USER, LOCALS_ONLY',
  })
  reason!: string;
}

@ObjectType('JourneySearch', { simpleResolvers: true })
export class JourneySearchView {
  @Field(() => LocationView) from!: LocationView;
  @Field(() => LocationView) to!: LocationView;
  @Field(() => LocalDate, { description: 'The day on which one boards, at the boarding stop.' }) date!: string;
  @Field(() => [JourneyView], {
    description:
      'On sale now, with as many seats in the vehicle as passengers were asked for, by departure; at most 30 connecting ones. Whether seats are free says Journey.freeSeats.',
  })
  journeys!: readonly JourneyView[];
  @Field(() => [DepartureNotOnSaleView], {
    description: 'Departures that run but cannot be bought now, with the reason.',
  })
  notOnSale!: readonly DepartureNotOnSaleView[];
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The next day with a journey, when this one has none (setting DAYS_AHEAD).',
  })
  nextDate!: string | null;
  @Field(() => [TransportType], { description: 'What else goes that day, when a transport type was asked for.' })
  otherTransportTypes!: readonly TransportType[];
  @Field(() => [LocationPairView], {
    description: 'Pairs from or to a city nearby that do have journeys that day.',
  })
  nearby!: readonly LocationPairView[];
}
