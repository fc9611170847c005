/** What can be changed of one ticket, as its address says it. */
export type TicketChange = 'passenger' | 'change-seats' | 'change-operator-ticket-code' | 'comment';

/** '/bookings/change-seats/7/5gk…' */
export const changeTicketAt = (change: TicketChange, bookingId: string, ticketId: string): string =>
  `/bookings/${change}/${bookingId}/${ticketId}`;
