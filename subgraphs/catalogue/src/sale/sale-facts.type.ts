import { Directive, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { JourneyLegView } from '../journey/journey-leg.type.js';
import { LocalizedTextType } from '../names/localized-text.type.js';
import { TransportType } from '../vehicle/transport-type.type.js';

@Directive('@inaccessible')
@InputType('BuyerInput', {
  description: 'Who buys, where the asking subgraph knows it: decides route for user and locals only.',
})
export class BuyerInput {
  @Field(() => Int, { nullable: true }) roleId?: number | null;
  @Field(() => ID, { nullable: true }) operatorId?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'One of the passengers is no local (localCountryCode).' })
  foreign?: boolean | null;
}

@Directive('@inaccessible')
@ObjectType('SaleFacts', {
  simpleResolvers: true,
  description: 'What a sale copies: everything booking must know of one ride. For neighbours.',
})
export class SaleFactsView {
  @Field(() => JourneyLegView) leg!: JourneyLegView;
  @Field(() => ID) operatorId!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => LocalizedTextType) operatorNames!: LocalizedTextType;
  @Field(() => String) operatorCountryCode!: string;
  @Field(() => ID, { nullable: true }) operatorBranchId!: string | null;
  @Field(() => String, { nullable: true }) ticketPhone!: string | null;
  @Field(() => String, { nullable: true }) ticketEmail!: string | null;
  @Field(() => String, { nullable: true }) receiveTicketCopyEmail!: string | null;
  @Field(() => Boolean) manualTicketCodeAssignment!: boolean;
  @Field(() => Boolean) confirmsByHand!: boolean;
  @Field(() => String) localCountryCode!: string;
  @Field(() => TransportType) transportType!: TransportType;
  @Field(() => LocalizedTextType) vehicleNames!: LocalizedTextType;
  @Field(() => String) fareKey!: string;
  @Field(() => LocalizedTextType) fromName!: LocalizedTextType;
  @Field(() => LocalizedTextType) toName!: LocalizedTextType;
  @Field(() => LocalizedTextType) fromLocationName!: LocalizedTextType;
  @Field(() => LocalizedTextType) toLocationName!: LocalizedTextType;
  @Field(() => String, { nullable: true, description: 'Null when it can be bought now.' })
  notOnSaleReason!: string | null;
}
