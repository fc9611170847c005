import { LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OperatorView } from '../operator/operator.type.js';
import { VehicleTypeView } from '../vehicle/vehicle-type.type.js';

@ObjectType('Departure', { simpleResolvers: true, description: 'A route schedule on one service date.' })
export class DepartureView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date: the day the vehicle leaves its first stop.' })
  date!: string;
  @Field(() => OffsetDateTime, { description: 'From the first stop.' }) departureTime!: string;
  @Field(() => String, { description: "First and last place, in the reader's language." }) route!: string;
  @Field(() => OperatorView) operator!: OperatorView;
  @Field(() => VehicleTypeView) vehicle!: VehicleTypeView;
}

@ObjectType('DepartureList', { simpleResolvers: true })
export class DepartureListView {
  @Field(() => Int, { description: 'Within the scope, also beyond limit.' }) total!: number;
  @Field(() => [DepartureView], { description: 'By departure.' }) departures!: readonly DepartureView[];
}
