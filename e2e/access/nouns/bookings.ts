import { NEVER, type Noun, one, owned, page } from './noun.js';

/** Bookings, their tickets and their rides. */
export const BOOKINGS: readonly Noun[] = [
  {
    name: 'booking',
    unknown: NEVER,
    rows: owned(
      'booking.booking t',
      {
        users: one('t.booked_by_user_id'),
        branches: 't.operator_branch_ids::text[] || t.branch_id::text',
        operators: 't.operator_ids::text[]',
        agencies: one('t.agency_id'),
        countries: 't.country_codes',
      },
      ', (select min(id)::text from booking.leg where booking_id = t.id) as leg',
    ),
    operations: [
      { path: 'Query.booking', naming: (id) => ({ id }) },
      { path: 'Mutation.resendTickets', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      { path: 'Query.seatsToChange', naming: (bookingId, legId = NEVER) => ({ bookingId, legId }) },
      { path: 'Query.bookingOffers', naming: (bookingId) => ({ bookingId }) },
      { path: 'Query.overruleTerms', naming: (bookingId) => ({ bookingId, partIds: [NEVER] }) },
      {
        path: 'Mutation.changeTicketCode',
        naming: (bookingId) => ({ bookingId, partId: NEVER, ticketCode: 'NONE-1' }),
      },
      {
        path: 'Mutation.overruleCancel',
        naming: (bookingId) => ({ bookingId, partIds: [NEVER], code: 'GOODWILL', reason: 'none', amount: 0 }),
      },
      { path: 'Query.paymentMethods', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      {
        path: 'Mutation.applyCoupon',
        naming: (bookingId) => ({ bookingId, code: 'NOBODYS' }),
        seenBy: 'Query.booking',
      },
      { path: 'Mutation.removeCoupon', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      { path: 'Mutation.usePoints', naming: (bookingId) => ({ bookingId, points: 0 }), seenBy: 'Query.booking' },
      { path: 'Query.addOnOffers', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      { path: 'Mutation.setAddOns', naming: (bookingId) => ({ bookingId, addOns: [] }), seenBy: 'Query.booking' },
      { path: 'Mutation.setDonation', naming: (bookingId) => ({ bookingId, amount: 0 }), seenBy: 'Query.booking' },
      { path: 'Mutation.extendHold', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      {
        path: 'Mutation.setPassengers',
        naming: (bookingId) => ({ bookingId, passengers: [], contact: { mobileNumber: '+85512345678' } }),
        seenBy: 'Query.booking',
      },
      { path: 'Mutation.confirmBooking', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      {
        path: 'Mutation.startPayment',
        naming: (bookingId) => ({ bookingId, method: 'CARD' }),
        seenBy: 'Query.booking',
      },
      {
        path: 'Query.exchangeOffer',
        naming: (bookingId) => ({ bookingId, partIds: [NEVER], rides: [{ legId: 'nothing' }] }),
        seenBy: 'Query.booking',
      },
      {
        path: 'Mutation.beginExchange',
        naming: (bookingId) => ({ bookingId, partIds: [NEVER], rides: [{ legId: 'nothing' }] }),
        seenBy: 'Query.booking',
      },
      { path: 'Mutation.requestHolderCode', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      { path: 'Mutation.proveHolder', naming: (bookingId) => ({ bookingId, code: '000000' }), seenBy: 'Query.booking' },
      {
        path: 'Mutation.correctName',
        naming: (bookingId) => ({ bookingId, partId: NEVER, firstName: 'No', lastName: 'Body' }),
        seenBy: 'Query.booking',
      },
      { path: 'Mutation.cancelExchange', naming: (bookingId) => ({ bookingId }), seenBy: 'Query.booking' },
      {
        path: 'Mutation.cancelBooking',
        naming: (bookingId) => ({ bookingId, partIds: [NEVER] }),
        seenBy: 'Query.booking',
      },
      {
        path: 'Mutation.changePassenger',
        naming: (bookingId) => ({
          bookingId,
          partId: NEVER,
          passenger: { title: 'MS', firstName: 'No', lastName: 'Body' },
        }),
      },
      {
        path: 'Mutation.changeSeats',
        naming: (bookingId) => ({ bookingId, legId: NEVER, seats: [{ partId: NEVER, seatNumber: '1A' }] }),
      },
      {
        path: 'Mutation.addBookingComment',
        naming: (bookingId) => ({ bookingId, legId: NEVER, text: 'none' }),
      },
      {
        path: 'Mutation.editBookingComment',
        naming: (bookingId) => ({ bookingId, commentId: NEVER, text: 'none' }),
      },
      {
        path: 'Mutation.editBooking',
        naming: (bookingId) => ({
          bookingId,
          version: 0,
          contact: { email: 'nobody@example.com', mobileNumber: '012345678' },
          language: 'en',
        }),
      },
      {
        path: 'Mutation.changeBookingUser',
        naming: (bookingId) => ({ bookingId, email: 'nobody@example.com' }),
      },
    ],
    list: { path: 'Query.bookings', arguments: { sort: 'NEWEST', ...page } },
  },
  {
    name: 'ticket',
    unknown: 'unknown0',
    rows: owned(
      `(select k.id, b.booked_by_user_id, b.operator_branch_ids, b.branch_id, b.operator_ids, b.agency_id, b.country_codes
        from booking.ticket k join booking.leg l on l.id = k.leg_id join booking.booking b on b.id = l.booking_id) t`,
      {
        users: one('t.booked_by_user_id'),
        branches: 't.operator_branch_ids::text[] || t.branch_id::text',
        operators: 't.operator_ids::text[]',
        agencies: one('t.agency_id'),
        countries: 't.country_codes',
      },
    ),
    operations: [{ path: 'Query.bookingOfTicket', naming: (ticketId) => ({ ticketId }) }],
  },
  {
    // Whoever drives it answers for it, not who sold or bought it.
    name: 'leg',
    unknown: NEVER,
    rows: owned(
      '(select booking_id as id, id as leg, operator_id, operator_branch_id, operator_country_code from booking.leg) t',
      {
        branches: one('t.operator_branch_id'),
        operators: one('t.operator_id'),
        countries: one('t.operator_country_code'),
      },
      ', t.leg::text as leg',
    ),
    operations: [
      { path: 'Mutation.acceptLeg', naming: (bookingId, legId = NEVER) => ({ bookingId, legId }) },
      { path: 'Mutation.giveTicketCodes', naming: (bookingId, legId = NEVER) => ({ bookingId, legId }) },
      { path: 'Mutation.refuseLeg', naming: (bookingId, legId = NEVER) => ({ bookingId, legId, reason: 'none' }) },
    ],
  },
];
