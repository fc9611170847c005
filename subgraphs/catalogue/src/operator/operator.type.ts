import { Directive, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { LanguageCode } from '@naga/kernel/language.js';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { LocationView } from '../location/location.type.js';
import { PassengerFieldEnum } from './passenger-field.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';
import { VehicleTypeView } from '../vehicle/vehicle-type.type.js';

@Directive('@key(fields: "id")')
@ObjectType('OperatorBranch', { simpleResolvers: true, description: 'An office of an operator.' })
export class OperatorBranchView {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => String, { nullable: true }) contactPhone!: string | null;
  @Field(() => LocationView, { nullable: true, description: 'Null when nobody said where it is.' })
  location!: LocationView | null;
}

@Directive('@key(fields: "id")')
@ObjectType('Operator', {
  simpleResolvers: true,
  description: 'A company that runs buses, taxis or ferries. What is null nobody told.',
})
export class OperatorView {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Made of the English name: stands in addresses.' }) slug!: string;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true, description: "In the reader's language." }) tagLine!: string | null;
  @Field(() => String, { nullable: true, description: 'Path on this host: WebP, 96 px wide; whole without -96.' })
  logoUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'Path on this host of the picture behind its own pages.' })
  appBackgroundUrl!: string | null;
  @Field(() => Boolean, { description: 'Shown before others.' }) featured!: boolean;
  @Field(() => Boolean, { description: 'Nothing of it can be bought now; every refusal says OPERATOR_OFFLINE.' })
  offline!: boolean;
  @Field(() => String, { nullable: true, description: "In the reader's language." }) about!: string | null;
  @Field(() => String, { nullable: true }) website!: string | null;
  @Field(() => String, { description: 'ISO 3166-1 alpha-2: whose staff and whose law it belongs to.' })
  countryCode!: string;
  @Field(() => String, { nullable: true, description: 'Of its head office.' }) city!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => Float, { nullable: true, description: 'Of its head office.' }) latitude!: number | null;
  @Field(() => Float, { nullable: true }) longitude!: number | null;
  @Field(() => String, { nullable: true, description: 'Telephone and e-mail printed on the e-ticket.' })
  ticketPhone!: string | null;
  @Field(() => String, { nullable: true }) ticketEmail!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "In words, in the reader's language. What is paid back stands in the booking's refund offer.",
  })
  cancellationPolicy!: string | null;
  @Field(() => Boolean, { description: 'Sells to locals only, see SeatFare.local.' }) allowLocalOnly!: boolean;
  @Field(() => [PassengerFieldEnum], {
    description: 'Of each passenger, beside name, title and nationality; checked before payment.',
  })
  requiredPassengerFields!: readonly PassengerField[];
  @Field(() => Boolean, { description: 'Its ticket codes are given by hand: a ticket follows its sale.' })
  manualTicketCodeAssignment!: boolean;
  @Field(() => String, { description: 'Of the messages written to it: en, km, th, vi, es.' }) language!: LanguageCode;
  @Field(() => Float, { nullable: true, description: "Average of the travellers' ratings, 1 to 5; null without any." })
  rating!: number | null;
  @Field(() => Int, { description: 'Ratings that make the average.' }) reviewCount!: number;
  @Field(() => ID, { description: 'Whose reviews are shown as its own: operatorReviews(operatorId).' })
  reviewsOperatorId!: string;
  @Field(() => [TransportType], { description: 'Of its routes.' }) transportTypes!: readonly TransportType[];
  @Field(() => [VehicleTypeView], { description: 'What it rides with: every vehicle type of its timetable, by name.' })
  vehicles!: readonly VehicleTypeView[];
  @Field(() => [OperatorBranchView], { description: 'That are open.' }) branches!: readonly OperatorBranchView[];
}
