import { LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OperatorView } from '../operator/operator.type.js';
import { VehicleTypeView } from '../vehicle/vehicle-type.type.js';

@ObjectType('Departure', { simpleResolvers: true })
export class DepartureView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate) date!: string;
  @Field(() => OffsetDateTime) departureTime!: string;
  @Field(() => String) route!: string;
  @Field(() => OperatorView) operator!: OperatorView;
  @Field(() => VehicleTypeView) vehicle!: VehicleTypeView;
}

@ObjectType('DepartureList', { simpleResolvers: true })
export class DepartureListView {
  @Field(() => Int) total!: number;
  @Field(() => [DepartureView]) departures!: readonly DepartureView[];
}
