import { type TextDoor, under } from './door.js';

const PERSON = ['firstName', 'lastName'];
const PASSENGER = [...PERSON, 'email', 'mobileNumber', 'documentNumber', 'seatNumber'];
const contact = { email: 'nobody@example.com', mobileNumber: '+85512345678' };
const passenger = (seatNumber: string) => ({
  title: 'MS',
  firstName: 'No',
  lastName: 'Body',
  nationality: 'FOREIGN',
  seatNumber,
  ...contact,
});

/** Bookings: sold, changed, exchanged. */
export const BOOKINGS: readonly TextDoor[] = [
  {
    operation: 'holdSeats',
    variables: ({ taxi: { legId, seat, time } }) => ({
      input: {
        legs: [
          {
            legId,
            seats: [{ seatNumber: seat, title: 'MS', nationality: 'FOREIGN' }],
            pickupAddress: 'Home',
            pickupPhone: '+85512345678',
            pickupTime: time,
            taxiDropOff: 'Station',
          },
        ],
        passengers: [passenger(seat)],
        contact,
        shownIn: { currency: 'KHR', at: '2026-01-02T00:00:00Z' },
      },
    }),
    keeps: {
      'input.legs.pickupAddress': 'booking.leg.pickup_address',
      'input.legs.taxiDropOff': 'booking.leg.taxi_drop_off',
    },
    refuses: {
      ...Object.fromEntries(
        [
          'input.language',
          'input.shownIn.currency',
          ...under('input.legs', ['seats.seatNumber', 'seats.nationalOf', 'pickupPhone', 'pickupTime']),
          ...under('input.passengers', PASSENGER),
          ...under('input.contact', ['email', 'mobileNumber']),
        ].map((input) => [input, 'BAD_USER_INPUT']),
      ),
      'input.couponCode': 'COUPON_UNKNOWN',
    },
    drops: ['input.affiliateId'],
  },
  {
    operation: 'setPassengers',
    variables: ({ held }) => ({ bookingId: held.booking.id, passengers: [passenger(held.seat)], contact }),
    refuses: [...under('passengers', PASSENGER), ...under('contact', ['email', 'mobileNumber'])],
  },
  {
    operation: 'startPayment',
    variables: ({ held }) => ({ bookingId: held.booking.id, method: 'CARD' }),
    refuses: ['returnUrl'],
  },
  {
    operation: 'storeWingMobileLog',
    variables: async ({ one, pending }) => ({
      paymentId: (await one<{ id: string }>(`select id from payment where booking_id = ${pending.booking.id}`)).id,
      logData: { said: 'none' },
    }),
    keeps: { logData: 'booking.wing_log.log_data' },
  },
  {
    operation: 'correctName',
    variables: ({ sold }) => ({ bookingId: sold.booking.id, partId: sold.partId, firstName: 'No', lastName: 'Body' }),
    refuses: PERSON,
  },
  {
    operation: 'changePassenger',
    variables: ({ sold }) => ({
      bookingId: sold.booking.id,
      partId: sold.partId,
      passenger: { title: 'MS', firstName: 'No', lastName: 'Body' },
    }),
    refuses: under('passenger', [...PERSON, 'email', 'mobileNumber', 'documentNumber']),
  },
  {
    operation: 'changeSeats',
    variables: ({ sold: { booking, legId, partId, seat } }) => ({
      bookingId: booking.id,
      legId,
      seats: [{ partId, seatNumber: seat }],
    }),
    refuses: ['seats.seatNumber'],
  },
  {
    operation: 'giveTicketCodes',
    variables: ({ sold: { booking, legId, partId } }) => ({
      bookingId: booking.id,
      legId,
      codes: [{ partId, ticketCode: 'NONE-2' }],
    }),
    refuses: { 'codes.ticketCode': 'LEG_NOT_AWAITING_CODES' },
  },
  {
    operation: 'changeTicketCode',
    variables: ({ sold }) => ({ bookingId: sold.booking.id, partId: sold.partId, ticketCode: 'NONE-1' }),
    refuses: ['ticketCode'],
  },
  {
    operation: 'changeBookingUser',
    variables: ({ sold }) => ({ bookingId: sold.booking.id, email: 'customer@naga.example' }),
    refuses: ['email'],
  },
  {
    operation: 'editBooking',
    variables: async ({ one, sold }) => ({
      bookingId: sold.booking.id,
      version: (await one<{ v: number }>(`select contact_version as v from booking where id = ${sold.booking.id}`)).v,
      contact,
      language: 'en',
      comment: 'none',
    }),
    keeps: { comment: 'booking.booking_comment.text' },
    refuses: ['contact.email', 'contact.mobileNumber', 'language'],
  },
  {
    operation: 'addBookingComment',
    variables: ({ sold }) => ({ bookingId: sold.booking.id, text: 'none' }),
    keeps: { text: 'booking.booking_comment.text' },
  },
  {
    operation: 'editBookingComment',
    variables: async ({ one, sold }) => ({
      bookingId: sold.booking.id,
      commentId: (await one<{ id: string }>(`select id from booking_comment where booking_id = ${sold.booking.id}`)).id,
      text: 'none',
    }),
    keeps: { text: 'booking.booking_comment.text' },
  },
  {
    operation: 'beginExchange',
    variables: ({ sold, otherLegId }) => ({
      bookingId: sold.booking.id,
      partIds: [sold.partId],
      rides: [{ legId: otherLegId, seatNumbers: ['1A'] }],
      passengers: [{ documentNumber: 'N01234567' }],
    }),
    refuses: ['rides.seatNumbers', ...under('passengers', ['email', 'mobileNumber', 'documentNumber'])],
  },
  {
    operation: 'movePassengers',
    variables: ({ stranded: { journey }, otherDeparture }) => ({
      from: { routeScheduleId: journey.route_schedule_id, date: journey.date },
      to: otherDeparture,
      reason: 'none',
    }),
    keeps: { reason: 'booking.exchange.reason' },
  },
  {
    operation: 'refuseLeg',
    variables: ({ pending }) => ({ bookingId: pending.booking.id, legId: pending.legId, reason: 'none' }),
    keeps: { reason: 'booking.booking_event.facts' },
  },
  {
    operation: 'overruleCancel',
    variables: ({ unwanted }) => ({ bookingId: unwanted.booking.id, code: 'GOODWILL', reason: 'none', amount: 0 }),
    keeps: { reason: 'booking.overrule.reason' },
  },
  {
    operation: 'syncScans',
    variables: ({ sold: { journey } }) => ({
      input: {
        routeScheduleId: journey.route_schedule_id,
        date: journey.date,
        scans: [
          { clientId: '00000000-0000-4000-8000-000000000001', means: 'QR', qr: 'none', at: new Date().toISOString() },
        ],
      },
    }),
    drops: ['input.scans.qr'],
  },
  {
    operation: 'giveFeedback',
    variables: ({ sold }) => ({ bookingId: sold.booking.id, rating: 3, words: 'none' }),
    booking: ({ sold }) => sold.booking,
    keeps: { words: 'booking.feedback.words' },
  },
  {
    operation: 'writeReview',
    variables: async ({ one, ridden: { booking } }) => ({
      input: {
        ...(await one(`select contact_email as email from booking where id = ${booking.id}`)),
        ticketId: booking.tickets[0]!.ticket_id,
        cleanliness: 5,
        punctuality: 5,
        busQuality: 5,
        professionalism: 5,
      },
    }),
    keeps: { 'input.comments': 'booking.review.comments' },
    refuses: { 'input.email': 'TICKET_NOT_FOUND' },
  },
  {
    operation: 'answerReview',
    variables: async ({ one, ridden }) => ({
      ...(await one(`select id, version from review where booking_id = ${ridden.booking.id}`)),
      text: 'none',
    }),
    keeps: { text: 'booking.review.answer' },
  },
  {
    operation: 'hideReview',
    variables: async ({ one, ridden }) => ({
      ...(await one(`select id, version from review where booking_id is distinct from ${ridden.booking.id} limit 1`)),
      reason: 'none',
    }),
    keeps: { reason: 'booking.review.hidden_reason' },
  },
];
