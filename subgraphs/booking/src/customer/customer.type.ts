import { LocalDate } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { WHEN } from './when.rules.js';

registerEnumType(WHEN, {
  name: 'BookingWhen',
  description: 'UPCOMING until the last ride has arrived, unless nothing of it is travelled; then PAST.',
});
export { WHEN };

@ObjectType('Visit', { simpleResolvers: true, description: 'A place somebody has travelled to.' })
export class VisitView {
  @Field(() => String, { description: "Town, in the reader's language." }) locationName!: string;
  @Field(() => Int, { description: 'Bookings whose way out ended there.' }) times!: number;
  @Field(() => LocalDate, { description: 'The local day of the last arrival.' }) lastOn!: string;
  @Field(() => ID) lastBookingId!: string;
}
