import { SummedPageOf } from '@naga/server-kit/list/page.type.js';
import type { PassengerField } from '@naga/kernel/passenger-field.js';
import { DateTimeISO, LocalDate, OffsetDateTime } from '@naga/server-kit/graphql/scalars.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import {
  NATIONALITIES,
  PART_STATES,
  PASSENGER_FIELDS,
  PASSENGER_TYPES,
  TITLES,
} from '../booking/booking-enums.type.js';
import type { PartState } from '../booking/part-state.rules.js';
import type { Nationality, PassengerType, Title } from '../booking/passenger.rules.js';
import { SeatAddOnView } from '../add-on/add-on.type.js';
import { MoneyView } from '../payment/money.type.js';

@ObjectType('ManifestCall', { simpleResolvers: true, description: 'A stop of the departure.' })
export class ManifestCallView {
  @Field(() => Int, { description: 'ManifestPassenger.boardingPosition of who boards here.' }) position!: number;
  @Field(() => String) name!: string;
  @Field(() => OffsetDateTime, { description: 'When it is left; of the last stop, when it is reached.' }) time!: string;
}

@ObjectType('ManifestPassenger', { simpleResolvers: true, description: 'One passenger of a departure.' })
export class ManifestPassengerView {
  @Field(() => ID, { description: 'BookingPart.id' }) partId!: string;
  @Field(() => ID) bookingId!: string;
  @Field(() => ID, { nullable: true, description: 'Ticket.id' }) ticketId!: string | null;
  @Field(() => String) pnr!: string;
  @Field(() => String) seatNumber!: string;
  @Field(() => String, { description: 'First and last name; empty once they were forgotten.' }) name!: string;
  @Field(() => TITLES) title!: Title;
  @Field(() => NATIONALITIES) nationality!: Nationality;
  @Field(() => PASSENGER_TYPES) passengerType!: PassengerType;
  @Field(() => String, { nullable: true, description: 'Of the passport or identity card, where it was asked.' })
  documentNumber!: string | null;
  @Field(() => LocalDate, { nullable: true, description: 'Where it was asked.' }) birthDate!: string | null;
  @Field(() => [PASSENGER_FIELDS], {
    description: 'What the operator asks of him that nobody has told yet, because he was moved here.',
  })
  missing!: readonly PassengerField[];
  @Field(() => String, { nullable: true, description: "His own, else the booking's." }) phone!: string | null;
  @Field(() => String) ticketCode!: string;
  @Field(() => String) from!: string;
  @Field(() => String) to!: string;
  @Field(() => Int) boardingPosition!: number;
  @Field(() => Int) dropOffPosition!: number;
  @Field(() => OffsetDateTime, { description: 'From his boarding stop.' }) departureTime!: string;
  @Field(() => OffsetDateTime, { description: 'At his drop-off stop.' }) arrivalTime!: string;
  @Field(() => MoneyView, { description: 'What the conductor collects; 0 when it is paid.' }) owed!: MoneyView;
  @Field(() => String, { nullable: true, description: 'Where he wants to be fetched.' }) pickupAddress!: string | null;
  @Field(() => String, { nullable: true, description: "When, 'HH:mm'." }) pickupTime!: string | null;
  @Field(() => String, { nullable: true, description: 'Whom the driver calls there.' }) pickupPhone!: string | null;
  @Field(() => String, { nullable: true, description: 'Where he wants to be taken on arrival.' })
  taxiDropOff!: string | null;
  @Field(() => [SeatAddOnView], { description: 'What he has beside his seat.' })
  addOns!: readonly SeatAddOnView[];
  @Field(() => PART_STATES) state!: PartState;
  @Field(() => OffsetDateTime, { nullable: true, description: 'Of the scan that stands.' }) boardedAt!: string | null;
  @Field(() => ColleagueView, { nullable: true }) boardedBy!: ColleagueView | null;
}

@ObjectType('RevokedTicket', { simpleResolvers: true, description: 'Sold once for this departure, and good no more.' })
export class RevokedTicketView {
  @Field(() => ID, { description: 'BookingPart.id' }) partId!: string;
  @Field(() => String) ticketCode!: string;
  @Field(() => String) seatNumber!: string;
  @Field(() => PART_STATES) state!: PartState;
}

@ObjectType('Manifest', { simpleResolvers: true, description: 'The passenger list of a departure.' })
export class ManifestView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => OffsetDateTime, { description: 'From the first stop.' }) departureTime!: string;
  @Field(() => OffsetDateTime, { description: 'At the last stop.' }) arrivalTime!: string;
  @Field(() => String) route!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String) vehicleName!: string;
  @Field(() => Int, { description: 'Seats that travellers may buy.' }) seatCount!: number;
  @Field(() => [ManifestCallView], { description: 'None of a departure that the timetable has dropped.' })
  calls!: readonly ManifestCallView[];
  @Field(() => [String], { description: 'Seats that nobody may buy: blocked in the layout or by the operator.' })
  blockedSeats!: readonly string[];
  @Field(() => [ManifestPassengerView], { description: 'Everybody with a ticket, in the order of their seats.' })
  passengers!: readonly ManifestPassengerView[];
  @Field(() => [RevokedTicketView], { description: 'What a scanner must refuse.' })
  revoked!: readonly RevokedTicketView[];
  @Field(() => DateTimeISO, {
    description: 'When it was asked for, by the clock that writes codes too: of the two the newer says what is owed.',
  })
  asOf!: Date;
}

@ObjectType('DepartureToBoard', { simpleResolvers: true, description: 'A departure with how many board it.' })
export class DepartureToBoardView {
  @Field(() => ID) routeScheduleId!: string;
  @Field(() => LocalDate, { description: 'The service date.' }) date!: string;
  @Field(() => OffsetDateTime, { description: 'From the first stop.' }) departureTime!: string;
  @Field(() => String) route!: string;
  @Field(() => ID) operatorId!: string;
  @Field(() => String) operatorName!: string;
  @Field(() => String) vehicleName!: string;
  @Field(() => Int, { description: 'Seats that travellers may buy.' }) seatCount!: number;
  @Field(() => Int, { description: 'Passengers with a ticket, boarded or not.' }) sold!: number;
  @Field(() => Int, { description: 'Of these, who has boarded.' }) boarded!: number;
  @Field(() => Int, { description: 'Of these, who did not come.' }) noShow!: number;
}

@ObjectType('DepartureToBoardPage', { description: 'By departure.' })
export class DepartureToBoardPageView extends SummedPageOf(DepartureToBoardView) {}

@ObjectType('TicketKey', { simpleResolvers: true })
export class TicketKeyView {
  @Field(() => String, { description: 'Base64 SPKI of an Ed25519 public key.' }) publicKey!: string;
  @Field(() => Boolean, { description: 'Signs today; the others signed tickets that are still good.' })
  current!: boolean;
}
