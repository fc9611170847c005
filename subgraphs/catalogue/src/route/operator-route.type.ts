import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';

@Directive('@key(fields: "id")')
@ObjectType('OperatorSchedule', { simpleResolvers: true, description: 'When a route is driven, and with what.' })
export class OperatorScheduleView {
  @Field(() => ID) id!: string;
  @Field(() => ID, { description: 'RouteTiming.id' }) routeTimingId!: string;
  @Field(() => String, { description: "In the reader's language." }) routeName!: string;
  @Field(() => String, { description: "'HH:mm', from the first stop." }) departureTime!: string;
  @Field(() => [Int], { description: '1 is Monday.' }) daysOfWeek!: readonly number[];
  @Field(() => String, { description: "In the reader's language." }) vehicleName!: string;
  @Field(() => Boolean, { description: 'Not on sale.' }) disabled!: boolean;
}

@Directive('@key(fields: "id")')
@ObjectType('OperatorRoute', { simpleResolvers: true, description: 'What an operator drives, without times.' })
export class OperatorRouteView {
  @Field(() => ID) id!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: "In the reader's language." }) name!: string;
  @Field(() => LocalizedTextType) names!: LocalizedTextType;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => [OperatorScheduleView], { description: 'By the clock.' }) schedules!: readonly OperatorScheduleView[];
}
