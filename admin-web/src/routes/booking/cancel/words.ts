import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  cancel: NoMessageValues;
  title: { pnr: string };
  back: NoMessageValues;
  failed: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  nothing: NoMessageValues;
  what: NoMessageValues;
  whatAbout: NoMessageValues;
  ride: { from: string; to: string; date: string };
  part: { name: string; seat: string };
  addOns: { amount: string };
  how: NoMessageValues;
  byTerms: NoMessageValues;
  byTermsHint: NoMessageValues;
  beyond: NoMessageValues;
  beyondHint: NoMessageValues;
  why: NoMessageValues;
  choose: NoMessageValues;
  reason: NoMessageValues;
  reasonHint: NoMessageValues;
  amount: { currency: string };
  amountHint: { least: string; most: string };
  everything: { most: string };
  money: NoMessageValues;
  paid: NoMessageValues;
  alreadyBack: NoMessageValues;
  goesBack: NoMessageValues;
  stays: NoMessageValues;
  waits: { alone: string };
  alwaysWaits: NoMessageValues;
  send: NoMessageValues;
  sendAlone: NoMessageValues;
  ask: NoMessageValues;
  sureTitle: { pnr: string };
  sureText: { count: number };
  sureAlone: { count: number };
  keep: NoMessageValues;
  done: NoMessageValues;
  asked: NoMessageValues;
  waiting: { amount: string; why: string };
}>({
  cancel: { id: 'admin.cancel.cancel', defaultMessage: 'Cancel' },
  title: { id: 'admin.cancel.title', defaultMessage: 'Cancel {pnr}' },
  back: { id: 'admin.cancel.back', defaultMessage: 'Back to the booking' },
  failed: { id: 'admin.cancel.failed', defaultMessage: 'The booking could not be loaded' },
  unknown: { id: 'admin.cancel.unknown', defaultMessage: 'There is no such booking' },
  unknownText: {
    id: 'admin.cancel.unknown-text',
    defaultMessage: 'Check the address, or ask somebody with a wider view.',
  },
  nothing: {
    id: 'admin.cancel.nothing',
    defaultMessage: 'Nothing of this booking can be given back: what is bought and not yet scanned can be.',
  },
  what: { id: 'admin.cancel.what', defaultMessage: 'What is given back' },
  whatAbout: { id: 'admin.cancel.what-about', defaultMessage: 'Who is left out travels as before.' },
  addOns: { id: 'admin.cancel.add-ons', defaultMessage: '{amount} of its add-ons goes back, too' },
  ride: { id: 'admin.cancel.ride', defaultMessage: '{from} → {to}, {date}' },
  part: { id: 'admin.cancel.part', defaultMessage: '{name}, seat {seat}' },
  how: { id: 'admin.cancel.how', defaultMessage: 'How much goes back' },
  byTerms: { id: 'admin.cancel.by-terms', defaultMessage: 'What the terms give' },
  byTermsHint: {
    id: 'admin.cancel.by-terms-hint',
    defaultMessage: 'As the ticket was sold, by the time that is left.',
  },
  beyond: { id: 'admin.cancel.beyond', defaultMessage: 'More than the terms give' },
  beyondHint: {
    id: 'admin.cancel.beyond-hint',
    defaultMessage: 'For a reason. By the operator’s fault everything goes back, fees too.',
  },
  why: { id: 'admin.cancel.why', defaultMessage: 'Why' },
  choose: { id: 'admin.cancel.choose', defaultMessage: 'Choose' },
  reason: { id: 'admin.cancel.reason', defaultMessage: 'What happened' },
  reasonHint: {
    id: 'admin.cancel.reason-hint',
    defaultMessage: 'For the books and the second person. No traveller reads it.',
  },
  amount: { id: 'admin.cancel.amount', defaultMessage: 'Amount in {currency}' },
  amountHint: {
    id: 'admin.cancel.amount-hint',
    defaultMessage: '{least} to {most}: what their terms give, and what was paid for these seats.',
  },
  everything: { id: 'admin.cancel.everything', defaultMessage: 'Everything goes back: {most}.' },
  money: { id: 'admin.cancel.money', defaultMessage: 'Money before and after' },
  paid: { id: 'admin.cancel.paid', defaultMessage: 'Paid' },
  alreadyBack: { id: 'admin.cancel.already-back', defaultMessage: 'Went back before, or is on its way' },
  goesBack: { id: 'admin.cancel.goes-back', defaultMessage: 'Goes back now' },
  stays: { id: 'admin.cancel.stays', defaultMessage: 'Stays with us' },
  waits: {
    id: 'admin.cancel.waits',
    defaultMessage: 'Above {alone} a second person approves. Nothing is cancelled until then.',
  },
  alwaysWaits: {
    id: 'admin.cancel.always-waits',
    defaultMessage: 'A second person approves your request. Nothing is cancelled until then.',
  },
  send: { id: 'admin.cancel.send', defaultMessage: 'Cancel and pay back' },
  sendAlone: { id: 'admin.cancel.send-alone', defaultMessage: 'Cancel, nothing goes back' },
  ask: { id: 'admin.cancel.ask', defaultMessage: 'Ask for approval' },
  sureTitle: { id: 'admin.cancel.sure-title', defaultMessage: 'Cancel {pnr} for good?' },
  sureText: {
    id: 'admin.cancel.sure-text',
    defaultMessage:
      '{count, plural, one {# seat is cancelled} other {# seats are cancelled}} at once, the money goes back. This cannot be taken back.',
  },
  sureAlone: {
    id: 'admin.cancel.sure-alone',
    defaultMessage:
      '{count, plural, one {# seat is cancelled} other {# seats are cancelled}} at once, no money goes back. This cannot be taken back.',
  },
  keep: { id: 'admin.cancel.keep', defaultMessage: 'Leave it as it is' },
  done: { id: 'admin.cancel.done', defaultMessage: 'Cancelled.' },
  asked: { id: 'admin.cancel.asked', defaultMessage: 'The request waits for a second person.' },
  waiting: { id: 'admin.cancel.waiting', defaultMessage: 'A refund of {amount} waits for a second person: {why}' },
});
