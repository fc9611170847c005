import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { ArgsType, Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PassengersMeantArgs } from '../seat-map/seat-map.type.js';
import { WHEN } from './when.rules.js';

registerEnumType(WHEN, {
  name: 'BookingWhen',
  description: 'UPCOMING until the last ride has arrived, unless nothing of it is travelled; then PAST.',
});
export { WHEN };

@Directive('@inaccessible')
@ObjectType('TravellerContact', { simpleResolvers: true })
export class TravellerContactView {
  @Field(() => ID, { nullable: true, description: 'Who bought: staff, too.' }) accountId!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String) language!: string;
}

@ArgsType()
export class TravellersOfArgs extends PassengersMeantArgs {
  @Field(() => ID) operatorId!: string;
  @Field(() => [ID], { nullable: true, description: 'Null: of all its schedules.' }) routeScheduleIds!: string[] | null;
  @Field(() => [String], { nullable: true, description: "Of these departures alone: '77@2026-11-21'." })
  departures?: string[] | null;
  @Field(() => LocalDate, { description: 'The first service date.' }) from!: string;
  @Field(() => LocalDate, { description: 'The last one, included.' }) until!: string;
}

@ObjectType('Visit', { simpleResolvers: true, description: 'A place somebody has travelled to.' })
export class VisitView {
  @Field(() => String, { description: "Town, in the reader's language." }) locationName!: string;
  @Field(() => Int, { description: 'Bookings whose way out ended there.' }) times!: number;
  @Field(() => LocalDate, { description: 'The local day of the last arrival.' }) lastOn!: string;
  @Field(() => ID) lastBookingId!: string;
}
