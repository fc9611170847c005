import { LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { VehicleTypeView } from '../vehicle/vehicle-type.type.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';

@Directive('@inaccessible')
@InputType('RiddenStopsInput', { description: 'Where somebody boards and leaves.' })
export class RiddenStopsInput {
  @Field(() => ID) stopIdFrom!: string;
  @Field(() => ID) stopIdTo!: string;
}

@Directive('@inaccessible')
@InputType('RunningFilterInput', { description: 'Which departures of a day; what is left out does not matter.' })
export class RunningFilterInput {
  @Field(() => ID, { nullable: true }) routeScheduleId?: string | null;
  @Field(() => ID, { nullable: true }) operatorId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The branch that runs the departure.' }) branchId?: string | null;
  @Field(() => String, { nullable: true, description: "The operator's, ISO 3166-1 alpha-2." })
  countryCode?: string | null;
  @Field(() => [RiddenStopsInput], {
    nullable: true,
    description: 'It takes somebody between the stops of one of these.',
  })
  servesAny?: readonly RiddenStopsInput[] | null;
}

@Directive('@inaccessible')
@ObjectType('RunningCall', { simpleResolvers: true })
export class RunningCallView {
  @Field(() => Int, { description: 'JourneyLeg.boardingPosition of who boards here.' }) position!: number;
  @Field(() => OffsetDateTime, { description: 'When it is left; of the last stop, when it is reached.' }) time!: string;
  @Field(() => LocalizedTextType) names!: LocalizedTextType;
}

@Directive('@inaccessible')
@ObjectType('RunningDeparture', {
  simpleResolvers: true,
  description: 'A departure as whoever runs it knows it, on sale or not. For neighbours.',
})
export class RunningDepartureView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => OffsetDateTime, { description: 'From the first stop.' }) departureTime!: string;
  @Field(() => OffsetDateTime, { description: 'At the last stop.' }) arrivalTime!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: "In the reader's language." }) operatorName!: string;
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' }) operatorCountryCode!: string;
  @Field(() => ID, { nullable: true }) operatorBranchId!: string | null;
  @Field(() => LocalizedTextType) routeNames!: LocalizedTextType;
  @Field(() => LocalizedTextType) vehicleNames!: LocalizedTextType;
  @Field(() => VehicleTypeView, { description: 'As it is that day.' }) vehicle!: VehicleTypeView;
  @Field(() => Int, { description: 'Seats that travellers may buy.' }) seatCount!: number;
  @Field(() => [String], { description: "Seats that the vehicle's layout has and nobody may buy that day." })
  blockedSeats!: readonly string[];
  @Field(() => [RunningCallView], { description: 'In the order they are reached.' }) calls!: readonly RunningCallView[];
}

@Directive('@inaccessible')
@ObjectType('RunningDepartureList', { simpleResolvers: true })
export class RunningDepartureListView {
  @Field(() => Int, { description: 'Also beyond limit.' }) total!: number;
  @Field(() => [RunningDepartureView], { description: 'By departure.' }) departures!: readonly RunningDepartureView[];
  @Field(() => String, { nullable: true, description: 'Where the next ones begin; null at the end of the day.' })
  next!: string | null;
}
