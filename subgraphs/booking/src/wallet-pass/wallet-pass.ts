import { type LanguageCode, localize } from '@naga/kernel/language.js';
import { formatMoney } from '@naga/kernel/money.js';
import { addOnsText } from '../ticket/add-ons-text.js';
import { readyTime } from '../ticket/check-in.rules.js';
import type { TicketFacts, TicketFactsPassenger, TicketStop } from '../ticket/ticket-facts.js';
import { clockOf, dayOf, word } from '../ticket/ticket-words.js';
import { mayHavePass, type WalletTransport, walletTransport, zoneOf } from './wallet-pass.rules.js';

/** A ticket that somebody wants to keep in a wallet. */
export interface WalletRide {
  readonly ticketId: string;
  readonly transportType: string;
  readonly revoked: boolean;
  readonly facts: TicketFacts;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface WalletStop {
  readonly place: string;
  readonly stop: string;
  /** ISO 8601 with offset, on the stop's own clock. */
  readonly time: string;
  /** 'Sat 21 Nov 2026, 07:30 (UTC+7)' */
  readonly told: string;
}

/** One line of a pass: what it is and what it says; a line that speaks for itself has no name. */
export interface WalletLine {
  readonly key: string;
  readonly name?: string;
  readonly text: string;
}

/** One passenger's ticket as any wallet shows it, in the language of the booking. */
export interface WalletPass {
  readonly id: string;
  readonly transport: WalletTransport;
  readonly language: LanguageCode;
  readonly pnr: string;
  readonly title: string;
  readonly passenger: string;
  readonly seatNumber: string;
  readonly ticketCode: string;
  readonly partId: string;
  /** Signed text of the QR code. */
  readonly qr: string;
  readonly from: WalletStop;
  readonly to: WalletStop;
  readonly words: Readonly<Record<'departs' | 'arrives' | 'passenger' | 'seat', string>>;
  /** On its face, in this order. */
  readonly face: readonly WalletLine[];
  /** Behind it. */
  readonly back: readonly WalletLine[];
}

const stopIn = (language: LanguageCode, { place, stop, time }: TicketStop): WalletStop => ({
  place: localize(place, language),
  stop: localize(stop, language),
  time,
  told: `${dayOf(language, time)}, ${clockOf(time)} (${zoneOf(time)})`,
});

/** Lines that have something to say. */
const lines = (...all: readonly (WalletLine | undefined)[]): WalletLine[] =>
  all.filter((line) => line !== undefined && line.text.trim() !== '') as WalletLine[];

function passOf({ ticketId, transportType, facts }: WalletRide, passenger: TicketFactsPassenger): WalletPass {
  const { language, pnr, pickup, operatorName, vehicleName, ticketPhone } = facts;
  const { name, title, passengerType, seatNumber, ticketCode, partId, qr, payOnBoarding, addOns } = passenger;
  const line = (key: string, text: string): WalletLine => ({ key, name: word(language, key), text });
  const titled = word(language, `title-${title.toLowerCase()}`, { name });
  const from = stopIn(language, facts.from);
  const to = stopIn(language, facts.to);
  const pay = payOnBoarding && {
    key: 'pay',
    text: word(language, 'pay-on-boarding', { amount: formatMoney(payOnBoarding) }),
  };
  return {
    id: `${ticketId}-${partId}`,
    transport: walletTransport(transportType),
    language,
    pnr,
    title: word(language, 'title'),
    passenger: passengerType === 'CHILD' ? word(language, 'child', { name: titled }) : titled,
    seatNumber,
    ticketCode,
    partId,
    qr,
    from,
    to,
    words: {
      departs: word(language, 'boarding-at'),
      arrives: word(language, 'leaving-at'),
      passenger: word(language, 'passenger'),
      seat: word(language, 'seat'),
    },
    face: lines(
      line('booking', pnr),
      line('be-there-by', `${readyTime(clockOf(facts.from.time), pickup)} (${zoneOf(facts.from.time)})`),
      pay,
    ),
    back: lines(
      line('boarding-at', `${from.told}\n${from.stop}, ${from.place}`),
      line('leaving-at', `${to.told}\n${to.stop}, ${to.place}`),
      line('pickup', [pickup?.time, pickup?.address].filter(Boolean).join(', ')),
      line('drop-off', pickup?.dropOff ?? ''),
      line('add-ons', addOnsText(language, addOns)),
      line('operator', operatorName),
      line('vehicle', vehicleName),
      line('phone', ticketPhone ?? ''),
      line('code', ticketCode),
    ),
  };
}

/** One for each passenger who may still board. */
export function walletPasses(ride: WalletRide): WalletPass[] {
  const { facts, revoked, now } = ride;
  const endsAt = Date.parse(facts.to.time);
  return facts.passengers
    .filter(({ state }) => mayHavePass({ state, revoked, endsAt, now }))
    .map((passenger) => passOf(ride, passenger));
}
