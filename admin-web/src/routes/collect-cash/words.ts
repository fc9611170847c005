import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  title: NoMessageValues;
  code: NoMessageValues;
  hint: NoMessageValues;
  find: NoMessageValues;
  amount: NoMessageValues;
  reference: NoMessageValues;
  people: NoMessageValues;
  ride: NoMessageValues;
  until: NoMessageValues;
  taken: NoMessageValues;
  collect: { amount: string };
  collectSure: { amount: string };
  collectText: NoMessageValues;
  keep: NoMessageValues;
  collected: NoMessageValues;
  handOut: { amount: string };
  handOutSure: { amount: string };
  handOutText: NoMessageValues;
  handedOut: NoMessageValues;
  handOutProof: NoMessageValues;
  sendCode: NoMessageValues;
  codeSent: NoMessageValues;
  holderCode: NoMessageValues;
  print: NoMessageValues;
  over: NoMessageValues;
}>({
  title: { id: 'admin.cash.title', defaultMessage: 'Collect cash' },
  code: { id: 'admin.cash.code', defaultMessage: 'Code or booking reference' },
  hint: {
    id: 'admin.cash.hint',
    defaultMessage: 'The eight digits of the traveller, or the reference of his booking.',
  },
  find: { id: 'admin.cash.find', defaultMessage: 'Find' },
  amount: { id: 'admin.cash.amount', defaultMessage: 'Amount' },
  reference: { id: 'admin.cash.reference', defaultMessage: 'Booking' },
  people: { id: 'admin.cash.people', defaultMessage: 'Passengers' },
  ride: { id: 'admin.cash.ride', defaultMessage: 'Ride' },
  until: { id: 'admin.cash.until', defaultMessage: 'To be paid until' },
  taken: { id: 'admin.cash.taken', defaultMessage: 'Paid' },
  collect: { id: 'admin.cash.collect', defaultMessage: 'I have {amount}' },
  collectSure: { id: 'admin.cash.collect-sure', defaultMessage: 'Have you counted {amount}?' },
  collectText: {
    id: 'admin.cash.collect-text',
    defaultMessage: 'The booking is confirmed at once and the tickets leave. You answer for the money from now on.',
  },
  keep: { id: 'admin.cash.keep', defaultMessage: 'Not yet' },
  collected: { id: 'admin.cash.collected', defaultMessage: 'The cash is written down. The tickets are on their way.' },
  handOut: { id: 'admin.cash.hand-out', defaultMessage: 'Hand out {amount}' },
  handOutSure: { id: 'admin.cash.hand-out-sure', defaultMessage: 'Has the traveller got {amount}?' },
  handOutText: { id: 'admin.cash.hand-out-text', defaultMessage: 'The refund is done then and cannot be taken back.' },
  handedOut: { id: 'admin.cash.handed-out', defaultMessage: 'The refund is done.' },
  handOutProof: {
    id: 'admin.cash.hand-out-proof',
    defaultMessage:
      'Cash goes to who holds the booking: send a code to its telephone and its e-mail address, and let the traveller tell it to you.',
  },
  sendCode: { id: 'admin.cash.send-code', defaultMessage: 'Send the code' },
  codeSent: {
    id: 'admin.cash.code-sent',
    defaultMessage: 'The code is on its way to the traveller. It is good for ten minutes.',
  },
  holderCode: { id: 'admin.cash.holder-code', defaultMessage: 'Code of six digits' },
  print: { id: 'admin.cash.print', defaultMessage: 'Print the receipt' },
  over: {
    id: 'admin.cash.over',
    defaultMessage: 'Take no money: this code is over, or another way to pay was chosen.',
  },
});
