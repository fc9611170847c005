import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  edit: NoMessageValues;
  editTitle: { pnr: string };
  contact: NoMessageValues;
  contactAbout: NoMessageValues;
  email: NoMessageValues;
  emailHint: NoMessageValues;
  mobile: NoMessageValues;
  language: NoMessageValues;
  comment: NoMessageValues;
  commentHint: NoMessageValues;
  save: NoMessageValues;
  saved: NoMessageValues;
  more: NoMessageValues;
  account: NoMessageValues;
  ticket: { from: string; to: string; date: string; who: string };
  editTicket: NoMessageValues;
  ticketTitle: { pnr: string };
  ticketAbout: NoMessageValues;
  passengers: NoMessageValues;
  seats: NoMessageValues;
  codes: NoMessageValues;
  comments: NoMessageValues;
  commentsAbout: NoMessageValues;
  again: NoMessageValues;
  oneMore: NoMessageValues;
}>({
  edit: { id: 'admin.booking-edit.edit', defaultMessage: 'Edit' },
  editTitle: { id: 'admin.booking-edit.title', defaultMessage: 'Edit booking {pnr}' },
  contact: { id: 'admin.booking-edit.contact', defaultMessage: 'Contact' },
  contactAbout: {
    id: 'admin.booking-edit.contact-about',
    defaultMessage:
      'Tickets and news go there. When e-mail or telephone change, the traveller is told, and the tickets open with the new address.',
  },
  email: { id: 'admin.booking-edit.email', defaultMessage: 'E-mail' },
  emailHint: { id: 'admin.booking-edit.email-hint', defaultMessage: 'Leave it empty when there is none.' },
  mobile: { id: 'admin.booking-edit.mobile', defaultMessage: 'Mobile number' },
  language: { id: 'admin.booking-edit.language', defaultMessage: 'Language of mails and tickets' },
  comment: { id: 'admin.booking-edit.comment', defaultMessage: 'Comment' },
  commentHint: {
    id: 'admin.booking-edit.comment-hint',
    defaultMessage: 'Why, for those who look after this booking next. No traveller reads it.',
  },
  save: { id: 'admin.booking-edit.save', defaultMessage: 'Save the booking' },
  saved: { id: 'admin.booking-edit.saved', defaultMessage: 'The booking is saved.' },
  more: { id: 'admin.booking-edit.more', defaultMessage: 'What else can be changed' },
  account: { id: 'admin.booking-edit.account', defaultMessage: 'Hand it to another account' },
  ticket: { id: 'admin.booking-edit.ticket', defaultMessage: '{from} → {to}, {date}: {who}' },
  editTicket: { id: 'admin.booking-edit.edit-ticket', defaultMessage: 'Edit the ticket' },
  ticketTitle: { id: 'admin.ticket-edit.title', defaultMessage: 'Edit a ticket of {pnr}' },
  ticketAbout: {
    id: 'admin.ticket-edit.about',
    defaultMessage: 'Each part is saved by itself. The ticket is drawn anew and the traveller is told.',
  },
  passengers: { id: 'admin.ticket-edit.passengers', defaultMessage: 'Passengers' },
  seats: { id: 'admin.ticket-edit.seats', defaultMessage: 'Seats' },
  codes: { id: 'admin.ticket-edit.codes', defaultMessage: 'Codes of the operator' },
  comments: { id: 'admin.ticket-edit.comments', defaultMessage: 'Comments of staff' },
  commentsAbout: { id: 'admin.ticket-edit.comments-about', defaultMessage: 'Read by staff, never by the traveller.' },
  again: { id: 'admin.booking-edit.again', defaultMessage: 'Sell to this customer again' },
  oneMore: { id: 'admin.ticket-edit.one-more', defaultMessage: 'Sell one more seat' },
});
