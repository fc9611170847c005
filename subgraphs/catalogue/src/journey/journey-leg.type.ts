import { LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { AmenityView } from '../amenity/amenity.type.js';
import { OperatorView } from '../operator/operator.type.js';
import { StopView } from '../stop/stop.type.js';
import { TripInfoView } from '../trip-info/trip-info.type.js';
import { VehicleTypeView } from '../vehicle/vehicle-type.type.js';

@ObjectType('CallingPoint', { simpleResolvers: true, description: 'A stop of one departure with its time.' })
export class CallingPointView {
  @Field(() => StopView) stop!: StopView;
  @Field(() => OffsetDateTime, { description: 'Departure; of the drop-off and of a last stop the arrival.' })
  time!: string;
  @Field(() => Int, { description: "Among the departure's stops, its first stop is 0." }) position!: number;
}

@ObjectType('PickupPlace', { simpleResolvers: true, description: 'A place at which a driver fetches travellers.' })
export class PickupPlaceView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => String, { description: "When the driver is there, 'HH:mm', before the departure." }) time!: string;
}

@Directive('@key(fields: "id")')
@ObjectType('JourneyLeg', { simpleResolvers: true, description: 'One ride: a departure between two of its stops.' })
export class JourneyLegView {
  @Field(() => ID, { description: 'Schedule, service date, boarding and drop-off stop: what a hold takes as legId.' })
  id!: string;
  @Field(() => ID, { description: 'A timing on weekdays with a vehicle; with the date it names one departure.' })
  routeScheduleId!: string;
  @Field(() => ID, { description: 'A line of the operator in one direction.' }) routeId!: string;
  @Field(() => ID, { description: 'A clock time at which the route is served.' }) routeTimingId!: string;
  @Field(() => LocalDate, { description: 'The service date: the day the vehicle leaves its first stop.' })
  date!: string;
  @Field(() => OperatorView) operator!: OperatorView;
  @Field(() => CallingPointView) boarding!: CallingPointView;
  @Field(() => CallingPointView) dropOff!: CallingPointView;
  @Field(() => [CallingPointView], {
    description:
      'Where in the town of departure one may get on this vehicle and still buy it, in the order of travel; its own boarding among them. Another one makes another leg: its id names the stops.',
  })
  boardingChoices!: readonly CallingPointView[];
  @Field(() => [CallingPointView], {
    description: 'The same for getting off in the town of arrival. In a journey, only where the change still works.',
  })
  dropOffChoices!: readonly CallingPointView[];
  @Field(() => String, {
    description: 'Whose nationals pay the local price here, ISO 3166-1 alpha-2: the operator says it.',
  })
  localCountryCode!: string;
  @Field(() => Int) durationMinutes!: number;
  @Field(() => [CallingPointView], { description: 'Every stop of the ride, boarding and drop-off included.' })
  stops!: readonly CallingPointView[];
  @Field(() => VehicleTypeView) vehicle!: VehicleTypeView;
  @Field(() => [AmenityView], { description: "Of the route, beside the vehicle's." })
  routeAmenities!: readonly AmenityView[];
  @Field(() => [TripInfoView], { description: 'What kind of ride it is, in a word each.' })
  tripInfos!: readonly TripInfoView[];
  @Field(() => Boolean, { description: 'Children have a price of their own; otherwise they pay as adults.' })
  hasPassengerTypePricing!: boolean;
  @Field(() => Boolean, { description: 'False: nobody gets a seat beside a stranger of the other sex (GENDER_RULE).' })
  allowMaleNextToFemale!: boolean;
  @Field(() => Boolean, { description: 'The driver fetches travellers at an address.' }) allowPickup!: boolean;
  @Field(() => [PickupPlaceView], {
    description:
      'Where the driver comes by anyhow; none of a departure that fetches nobody. Any other address will do.',
  })
  pickupLocations!: readonly PickupPlaceView[];
  @Field(() => String, { nullable: true, description: "What to know of this departure, in the reader's language." })
  specificNote!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Null when it can be bought now, else the reason (see DepartureNotOnSale).',
  })
  notOnSaleReason!: string | null;
  @Directive('@inaccessible')
  @Field(() => String, { description: 'Names the price for pricing: operator, timing and stops.' })
  fareKey!: string;
  @Directive('@inaccessible')
  @Field(() => String, { description: "BUS, TAXI, FERRY: its line's, by which promotions are narrowed." })
  transportType!: string;
  @Directive('@inaccessible')
  @Field(() => Int, { description: "Of the departure's first and last stop: what a claim's segment is cut from." })
  boardingPosition!: number;
  @Directive('@inaccessible')
  @Field(() => Int, { description: 'See boardingPosition.' })
  dropOffPosition!: number;
}
