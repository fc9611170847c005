import { ColleagueView } from '@naga/server-kit/viewer/colleague.type.js';
import { Field, ID, ObjectType } from 'type-graphql';
import { BOOKING_TYPES, NATIONALITIES } from '../booking/booking-enums.type.js';
import type { BookingType } from '../booking/booking-type.rules.js';
import type { Nationality } from '../booking/passenger.rules.js';
import { MoneyView } from '../payment/money.type.js';

@ObjectType('BookingRowFacts', {
  simpleResolvers: true,
  description: 'The rest of what the list of bookings may show; seats that an exchange replaced are left out.',
})
export class BookingRowFactsView {
  @Field(() => [ID], { description: 'One for each ride that has a ticket; for an operator, of its own rides.' })
  ticketIds!: readonly string[];
  @Field(() => [String], { description: 'One for each seat that has a code.' }) ticketCodes!: readonly string[];
  @Field(() => [String], { description: 'Ride by ride.' }) seatNumbers!: readonly string[];
  @Field(() => [String], { description: 'First and last names; none until they are known.' })
  passengerNames!: readonly string[];
  @Field(() => [NATIONALITIES], { description: 'Each once.' }) nationalities!: readonly Nationality[];
  @Field(() => String, { description: 'LOCAL passengers are nationals of it, ISO 3166-1 alpha-2; of the first ride.' })
  localCountryCode!: string;
  @Field(() => MoneyView, {
    description: 'Of the first passenger as sold, all rides, before promotions, coupon and points.',
  })
  ticketFare!: MoneyView;
  @Field(() => MoneyView, { description: 'Of all passengers as sold, before promotions, coupon and points.' })
  totalFare!: MoneyView;
  @Field(() => MoneyView, {
    nullable: true,
    description:
      'What operators get of it as the books stand: fares less commission, and what is kept of seats that were given back; nothing before it is sold. Of the rides within the reader’s reach alone: an operator sees its own, a country what its operators get. Null for who may not see reports.',
  })
  totalNetFare!: MoneyView | null;
  @Field(() => String, { description: 'As SalesBy.METHOD says it.' }) paymentMethod!: string;
  @Field(() => String, { nullable: true }) couponCode!: string | null;
  @Field(() => MoneyView, { description: 'What promotions and the coupon save.' }) discount!: MoneyView;
  @Field(() => MoneyView, { description: 'What reward points save.' }) reward!: MoneyView;
  @Field(() => MoneyView) insuranceAmount!: MoneyView;
  @Field(() => MoneyView) transactionFee!: MoneyView;
  @Field(() => MoneyView) donation!: MoneyView;
  @Field(() => MoneyView, { description: 'Luggage, flexible tickets and the like.' }) addOns!: MoneyView;
  @Field(() => MoneyView, { description: 'What has gone back.' }) refunded!: MoneyView;
  @Field(() => MoneyView, {
    nullable: true,
    description: 'What the agency that sold it keeps of its commission; for the platform and that agency’s own people.',
  })
  agentCommission!: MoneyView | null;
  @Field(() => BOOKING_TYPES) bookingType!: BookingType;
  @Field(() => String, { description: 'platform: web, api, admin' }) bookedFrom!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Whose it is now; null without account, and without booking.history.',
  })
  userId!: string | null;
  @Field(() => ColleagueView, { nullable: true, description: 'The same by name.' }) user!: ColleagueView | null;
  @Field(() => String, {
    nullable: true,
    description: "Who made it, as BookingEvent.actor says it: 'guest', 'user:<id>'. Null without booking.history.",
  })
  bookedBy!: string | null;
  @Field(() => ColleagueView, { nullable: true, description: 'The person among them, by name.' })
  bookedByUser!: ColleagueView | null;
  @Field(() => String, { nullable: true, description: 'The last comment of staff. Null without booking.history.' })
  note!: string | null;
}
