import { LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { AmenityView } from '../amenity/amenity.type.js';
import { OperatorView } from '../operator/operator.type.js';
import { StopView } from '../stop/stop.type.js';
import { VehicleTypeView } from '../vehicle/vehicle-type.type.js';

@ObjectType('CallingPoint', { simpleResolvers: true })
export class CallingPointView {
  @Field(() => StopView) stop!: StopView;
  @Field(() => OffsetDateTime) time!: string;
  @Field(() => Int) position!: number;
}

@Directive('@key(fields: "id")')
@ObjectType('JourneyLeg', { simpleResolvers: true })
export class JourneyLegView {
  @Field(() => ID) id!: string;
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => ID) routeId!: string;
  @Field(() => ID) routeTimingId!: string;
  @Field(() => LocalDate, { description: 'The service date: the day the vehicle leaves its first stop.' })
  date!: string;
  @Field(() => OperatorView) operator!: OperatorView;
  @Field(() => CallingPointView) boarding!: CallingPointView;
  @Field(() => CallingPointView) dropOff!: CallingPointView;
  @Field(() => Int) durationMinutes!: number;
  @Field(() => [CallingPointView], { description: 'Every stop of the ride, boarding and drop-off included.' })
  stops!: readonly CallingPointView[];
  @Field(() => VehicleTypeView) vehicle!: VehicleTypeView;
  @Field(() => [AmenityView]) routeAmenities!: readonly AmenityView[];
  @Field(() => Boolean) hasPassengerTypePricing!: boolean;
  @Field(() => Boolean) allowMaleNextToFemale!: boolean;
  @Field(() => Boolean) allowPickup!: boolean;
  @Field(() => String, { nullable: true }) specificNote!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Null when it can be bought now, else the reason (see DepartureNotOnSale).',
  })
  notOnSaleReason!: string | null;
  @Directive('@inaccessible')
  @Field(() => String)
  fareKey!: string;
  @Directive('@inaccessible')
  @Field(() => Int, { description: "Of the departure's first and last stop: what a claim's segment is cut from." })
  boardingPosition!: number;
  @Directive('@inaccessible')
  @Field(() => Int)
  dropOffPosition!: number;
}
