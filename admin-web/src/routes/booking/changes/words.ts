import { defineMessages, type NoMessageValues, type PrimitiveType } from 'react-intl';

export const words = defineMessages<{
  back: NoMessageValues;
  backToTicket: NoMessageValues;
  failed: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  ride: { from: string; to: string; date: string };
  passengersTitle: { pnr: string };
  passengersAbout: NoMessageValues;
  fixed: { nationality: string };
  seat: { seat: string };
  titleField: NoMessageValues;
  mr: NoMessageValues;
  ms: NoMessageValues;
  titleHint: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  email: NoMessageValues;
  mobile: NoMessageValues;
  document: NoMessageValues;
  birthDate: NoMessageValues;
  missing: { facts: string };
  exchange: NoMessageValues;
  savePassenger: NoMessageValues;
  passengerSaved: NoMessageValues;
  cannotChange: { state: string };
  seatsTitle: { pnr: string };
  seatsAbout: NoMessageValues;
  seatMap: NoMessageValues;
  whoSits: NoMessageValues;
  stays: { name: string; seat: string };
  moves: { name: string; before: string; seat: string };
  unseated: { name: string; before: string };
  apart: NoMessageValues;
  saveSeats: NoMessageValues;
  seatsSaved: NoMessageValues;
  startAgain: NoMessageValues;
  seatsUnknown: NoMessageValues;
  seatsUnknownText: NoMessageValues;
  commentTitle: { pnr: string };
  comments: NoMessageValues;
  commentsNone: NoMessageValues;
  commentsNot: NoMessageValues;
  comment: NoMessageValues;
  commentHint: NoMessageValues;
  about: NoMessageValues;
  aboutRide: NoMessageValues;
  aboutAll: NoMessageValues;
  addComment: NoMessageValues;
  commentSaved: NoMessageValues;
  reword: NoMessageValues;
  saveComment: NoMessageValues;
  leave: NoMessageValues;
  you: NoMessageValues;
  edited: { stamp: PrimitiveType };
  userTitle: { pnr: string };
  userAbout: NoMessageValues;
  userNow: NoMessageValues;
  userNone: NoMessageValues;
  userEmail: NoMessageValues;
  userEmailHint: NoMessageValues;
  handOver: NoMessageValues;
  toNone: NoMessageValues;
  toNoneTitle: NoMessageValues;
  toNoneText: NoMessageValues;
  keep: NoMessageValues;
  userSaved: NoMessageValues;
  receipt: NoMessageValues;
  resendTitle: NoMessageValues;
  resend: { address: string };
  resendText: { address: string };
  resent: NoMessageValues;
  changeUser: NoMessageValues;
  editPassengers: NoMessageValues;
  changeSeats: NoMessageValues;
  writeComment: NoMessageValues;
  codeTitle: { pnr: string };
  codeAbout: NoMessageValues;
  code: NoMessageValues;
  codeHint: NoMessageValues;
  saveCode: NoMessageValues;
  codeSaved: NoMessageValues;
  changeCode: NoMessageValues;
}>({
  back: { id: 'admin.ticket-change.back', defaultMessage: 'Back to the booking' },
  backToTicket: { id: 'admin.change.back-to-ticket', defaultMessage: 'The ticket' },
  failed: { id: 'admin.ticket-change.failed', defaultMessage: 'The ticket could not be loaded' },
  unknown: { id: 'admin.ticket-change.unknown', defaultMessage: 'There is no such ticket' },
  unknownText: {
    id: 'admin.ticket-change.unknown-text',
    defaultMessage: 'Check the address, or ask somebody with a wider view.',
  },
  ride: { id: 'admin.ticket-change.ride', defaultMessage: '{from} → {to}, {date}' },
  passengersTitle: { id: 'admin.ticket-change.passengers-title', defaultMessage: 'Passengers of {pnr}' },
  passengersAbout: {
    id: 'admin.ticket-change.passengers-about',
    defaultMessage:
      'A correction reaches every ride the passenger still travels. The tickets are drawn anew and the traveller is told by mail.',
  },
  fixed: {
    id: 'admin.ticket-change.fixed',
    defaultMessage: 'Sold as {nationality}: that made the price and stays. For another price cancel and sell anew.',
  },
  seat: { id: 'admin.ticket-change.seat', defaultMessage: 'Seat {seat}' },
  titleField: { id: 'admin.ticket-change.title', defaultMessage: 'Title' },
  mr: { id: 'admin.ticket-change.mr', defaultMessage: 'Mr' },
  ms: { id: 'admin.ticket-change.ms', defaultMessage: 'Ms' },
  titleHint: { id: 'admin.ticket-change.title-hint', defaultMessage: 'Who may sit beside whom depends on it.' },
  firstName: { id: 'admin.ticket-change.first-name', defaultMessage: 'First name' },
  lastName: { id: 'admin.ticket-change.last-name', defaultMessage: 'Last name' },
  email: { id: 'admin.ticket-change.email', defaultMessage: 'E-mail' },
  mobile: { id: 'admin.ticket-change.mobile', defaultMessage: 'Mobile number' },
  document: { id: 'admin.ticket-change.document', defaultMessage: 'Number of passport or identity card' },
  birthDate: { id: 'admin.ticket-change.birthDate', defaultMessage: 'Date of birth' },
  exchange: { id: 'admin.exchange.exchange', defaultMessage: 'Another departure' },
  missing: {
    id: 'admin.ticket-change.missing',
    defaultMessage: 'The operator asks for more: {facts}. Ask this passenger, and fill it in here.',
  },
  savePassenger: { id: 'admin.ticket-change.save-passenger', defaultMessage: 'Save the passenger' },
  passengerSaved: { id: 'admin.ticket-change.passenger-saved', defaultMessage: 'The passenger is saved.' },
  cannotChange: { id: 'admin.ticket-change.cannot', defaultMessage: 'Cannot be changed: {state}' },
  seatsTitle: { id: 'admin.ticket-change.seats-title', defaultMessage: 'Seats of {pnr}' },
  seatsAbout: {
    id: 'admin.ticket-change.seats-about',
    defaultMessage:
      'Give a seat back, then take another one: it goes to the passenger without a seat. Two passengers may swap. The price stays, the tickets are drawn anew, and the codes of the old seats open no door any more.',
  },
  seatMap: { id: 'admin.ticket-change.seat-map', defaultMessage: 'Seats of the departure' },
  whoSits: { id: 'admin.ticket-change.who-sits', defaultMessage: 'Who sits where' },
  stays: { id: 'admin.ticket-change.stays', defaultMessage: '{name}: {seat}, as before' },
  moves: { id: 'admin.ticket-change.moves', defaultMessage: '{name}: {before} → {seat}' },
  unseated: { id: 'admin.ticket-change.unseated', defaultMessage: '{name}: {before} → choose a seat' },
  apart: {
    id: 'admin.ticket-change.apart',
    defaultMessage: 'On this departure a man and a woman who do not travel together are not seated side by side.',
  },
  saveSeats: { id: 'admin.ticket-change.save-seats', defaultMessage: 'Change the seats' },
  seatsSaved: { id: 'admin.ticket-change.seats-saved', defaultMessage: 'The seats are changed.' },
  startAgain: { id: 'admin.ticket-change.start-again', defaultMessage: 'As before' },
  seatsUnknown: { id: 'admin.ticket-change.seats-unknown', defaultMessage: 'The seats of this ride are not known' },
  seatsUnknownText: {
    id: 'admin.ticket-change.seats-unknown-text',
    defaultMessage: 'The timetable no longer has this ride. Ask the operator.',
  },
  commentTitle: { id: 'admin.ticket-change.comment-title', defaultMessage: 'Comments on {pnr}' },
  comments: { id: 'admin.ticket-change.comments', defaultMessage: 'Comments of staff' },
  commentsNone: { id: 'admin.ticket-change.comments-none', defaultMessage: 'Nobody has written one yet.' },
  commentsNot: {
    id: 'admin.ticket-change.comments-not',
    defaultMessage: 'Reading them needs the right “booking.history”.',
  },
  comment: { id: 'admin.ticket-change.comment', defaultMessage: 'Comment' },
  commentHint: {
    id: 'admin.ticket-change.comment-hint',
    defaultMessage: 'Read by all staff who look after this booking, never by the traveller.',
  },
  about: { id: 'admin.ticket-change.about', defaultMessage: 'About' },
  aboutRide: { id: 'admin.ticket-change.about-ride', defaultMessage: 'this ride' },
  aboutAll: { id: 'admin.ticket-change.about-all', defaultMessage: 'the whole booking' },
  addComment: { id: 'admin.ticket-change.add-comment', defaultMessage: 'Add the comment' },
  commentSaved: { id: 'admin.ticket-change.comment-saved', defaultMessage: 'The comment is saved.' },
  reword: { id: 'admin.ticket-change.reword', defaultMessage: 'Edit' },
  saveComment: { id: 'admin.ticket-change.save-comment', defaultMessage: 'Save the comment' },
  leave: { id: 'admin.ticket-change.leave', defaultMessage: 'Leave it' },
  you: { id: 'admin.ticket-change.you', defaultMessage: 'you' },
  edited: { id: 'admin.ticket-change.edited', defaultMessage: 'edited {stamp}' },
  userTitle: { id: 'admin.ticket-change.user-title', defaultMessage: 'Whose booking {pnr} is' },
  userAbout: {
    id: 'admin.ticket-change.user-about',
    defaultMessage:
      'Its account sees the booking among its own and may change and cancel it. Contact, mails and who sold it stay as they are.',
  },
  userNow: { id: 'admin.ticket-change.user-now', defaultMessage: 'Account now' },
  userNone: { id: 'admin.ticket-change.user-none', defaultMessage: 'none: bought without an account' },
  userEmail: { id: 'admin.ticket-change.user-email', defaultMessage: 'E-mail of the new account' },
  userEmailHint: { id: 'admin.ticket-change.user-email-hint', defaultMessage: 'Its owner must have verified it.' },
  handOver: { id: 'admin.ticket-change.hand-over', defaultMessage: 'Hand the booking over' },
  toNone: { id: 'admin.ticket-change.to-none', defaultMessage: 'Take it from its account' },
  toNoneTitle: { id: 'admin.ticket-change.to-none-title', defaultMessage: 'Take the booking from its account?' },
  toNoneText: {
    id: 'admin.ticket-change.to-none-text',
    defaultMessage: 'After that only its reference with the e-mail address, and the links in its mails, open it.',
  },
  keep: { id: 'admin.ticket-change.keep', defaultMessage: 'Leave it as it is' },
  userSaved: { id: 'admin.ticket-change.user-saved', defaultMessage: 'The booking is handed over.' },
  receipt: { id: 'admin.booking.receipt', defaultMessage: 'Receipt' },
  resend: { id: 'admin.ticket-change.resend', defaultMessage: 'Send the tickets again to {address}' },
  resendTitle: { id: 'admin.ticket-change.resend-title', defaultMessage: 'Send the tickets once more?' },
  resendText: {
    id: 'admin.ticket-change.resend-text',
    defaultMessage: 'They go to {address}, as they are now. This is possible a few times a day.',
  },
  resent: { id: 'admin.ticket-change.resent', defaultMessage: 'The tickets are on their way.' },
  changeUser: { id: 'admin.ticket-change.change-user', defaultMessage: 'Change the account' },
  editPassengers: { id: 'admin.ticket-change.edit-passengers', defaultMessage: 'Edit passengers' },
  changeSeats: { id: 'admin.ticket-change.change-seats', defaultMessage: 'Change seats' },
  codeTitle: { id: 'admin.ticket-change.code-title', defaultMessage: 'Ticket codes of {pnr}' },
  codeAbout: {
    id: 'admin.ticket-change.code-about',
    defaultMessage:
      'The operator’s own number of each ticket. A code is given once: the one before goes to nobody else. The ticket is drawn anew and the traveller is told by mail.',
  },
  code: { id: 'admin.ticket-change.code', defaultMessage: 'Ticket code' },
  codeHint: { id: 'admin.ticket-change.code-hint', defaultMessage: 'Letters, digits and hyphens, 30 at most.' },
  saveCode: { id: 'admin.ticket-change.save-code', defaultMessage: 'Save the code' },
  codeSaved: { id: 'admin.ticket-change.code-saved', defaultMessage: 'The code is saved.' },
  changeCode: { id: 'admin.ticket-change.change-code', defaultMessage: 'Change codes' },
  writeComment: { id: 'admin.ticket-change.write-comment', defaultMessage: 'Comment' },
});
