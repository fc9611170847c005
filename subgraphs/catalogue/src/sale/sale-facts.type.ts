import { Directive, Field, ID, InputType, ObjectType } from 'type-graphql';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { PassengerFieldEnum } from '../operator/passenger-field.type.js';
import { JourneyLegView } from '../journey/journey-leg.type.js';
import { LocalizedTextType } from '@naga/server-kit/graphql/localized-text.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';

@Directive('@inaccessible')
@InputType('BuyerInput', {
  description: 'Who buys, where the asking subgraph knows it: decides route for user and locals only.',
})
export class BuyerInput {
  @Field(() => Boolean, { defaultValue: false, description: 'False for a guest.' }) signedIn!: boolean;
  @Field(() => String, { nullable: true, description: 'In which he holds booking.create.' }) scope?: string | null;
  @Field(() => ID, { nullable: true, description: 'Of staff: the operator they work for.' }) operatorId?: string | null;
  @Field(() => ID, { nullable: true, description: 'Of an agency and its staff.' }) agencyId?: string | null;
  @Field(() => String, { nullable: true, description: 'Of staff that answers for one country.' })
  countryCode?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'One of the passengers is no local (localCountryCode).' })
  foreign?: boolean | null;
}

@Directive('@shareable')
@ObjectType('TicketTermText', { simpleResolvers: true, description: 'A term that a ticket is sold under.' })
export class TicketTermTextView {
  @Field(() => LocalizedTextType) title!: LocalizedTextType;
  @Field(() => LocalizedTextType, { description: 'On several lines.' }) text!: LocalizedTextType;
}

@Directive('@inaccessible')
@ObjectType('SaleFacts', {
  simpleResolvers: true,
  description: 'What a sale copies: everything booking must know of one ride. For neighbours.',
})
export class SaleFactsView {
  @Field(() => JourneyLegView) leg!: JourneyLegView;
  @Field(() => ID) operatorId!: string;
  @Field(() => String, { description: "In the reader's language." }) operatorName!: string;
  @Field(() => LocalizedTextType) operatorNames!: LocalizedTextType;
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' }) operatorCountryCode!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'The branch that runs the departure: the scope of its staff. Null where none is set.',
  })
  operatorBranchId!: string | null;
  @Field(() => String, { nullable: true, description: 'Printed on the e-ticket.' }) ticketPhone!: string | null;
  @Field(() => String, { nullable: true, description: 'Printed on the e-ticket.' }) ticketEmail!: string | null;
  @Field(() => String, { nullable: true, description: 'Where a copy of each e-ticket goes; null = nowhere.' })
  receiveTicketCopyEmail!: string | null;
  @Field(() => Boolean, { description: "Ticket codes are written by the operator's staff, not drawn from its range." })
  manualTicketCodeAssignment!: boolean;
  @Field(() => [PassengerFieldEnum], { description: 'What is asked of each passenger.' })
  requiredPassengerFields!: readonly PassengerField[];
  @Field(() => [TicketTermTextView], { description: 'What the ticket is sold under, in words.' })
  terms!: readonly TicketTermTextView[];
  @Field(() => Boolean, { description: "Each sale waits for the operator's yes." }) confirmsByHand!: boolean;
  @Field(() => String, { description: 'Whose nationals pay the local price, ISO 3166-1 alpha-2.' })
  localCountryCode!: string;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => LocalizedTextType, { description: 'Of the vehicle type.' }) vehicleNames!: LocalizedTextType;
  @Field(() => String, { description: 'Names the price for pricing.' }) fareKey!: string;
  @Field(() => LocalizedTextType, { description: 'Of the boarding stop.' }) fromName!: LocalizedTextType;
  @Field(() => LocalizedTextType, { description: 'Of the drop-off stop.' }) toName!: LocalizedTextType;
  @Field(() => LocalizedTextType, { description: 'Of the place the boarding stop lies in.' })
  fromLocationName!: LocalizedTextType;
  @Field(() => LocalizedTextType, { description: 'Of the place the drop-off stop lies in.' })
  toLocationName!: LocalizedTextType;
  @Field(() => String, { nullable: true, description: 'Null when it can be bought now.' })
  notOnSaleReason!: string | null;
}
