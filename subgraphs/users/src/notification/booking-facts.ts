import { CURRENCIES } from '@naga/kernel/money.js';
import { LANGUAGES, type LocalizedText } from '@naga/kernel/language.js';
import { z } from 'zod';

/** Read leniently: an older or newer booking may say more or less than a mail wants to know. */
const orNothing = <T extends z.ZodType>(type: T) => type.nullish().catch(undefined);
const listOf = <T extends z.ZodType>(type: T) =>
  z
    .array(type)
    .nullish()
    .transform((list) => list ?? []);

/** One address and nothing else: a list of them or a header would send our mail elsewhere. */
const Address = z
  .string()
  .max(254)
  .regex(/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/);
/** An exact decimal above nothing: something is divided by it. */
const RATE = /^(?=.*[1-9])\d+(\.\d{1,6})?$/;
const Id = z.union([z.string(), z.number()]).transform(String);
const Amount = z.object({ amount: z.int(), currency: z.enum(CURRENCIES) });
const ShownRate = z.object({
  currency: z.enum(CURRENCIES),
  units: z.string().regex(RATE),
  per: z.string().regex(RATE),
  since: z.string(),
});
const inAnother = z
  .string()
  .nullish()
  .catch(undefined)
  .transform((text) => text ?? undefined);
/** A name in several languages, or in one that serves for all. */
const Name: z.ZodType<LocalizedText> = z.union([
  z.string().transform((en) => ({ en })),
  z.object({ en: z.string(), km: inAnother, th: inAnother, vi: inAnother, es: inAnother }),
]);
/** '2026-11-21T07:30:00+07:00': the clock at the stop, read as it is written. */
const AtTheStop = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/);

/** What is bought beside the seats of a ride, of one kind all together. */
const RideAddOn = z.object({ id: Id, names: Name, quantity: z.int().positive() });

const Leg = z.object({
  fromName: Name,
  toName: Name,
  fromLocationName: orNothing(Name),
  toLocationName: orNothing(Name),
  departureTime: AtTheStop,
  arrivalTime: AtTheStop,
  direction: orNothing(z.string()),
  operatorId: orNothing(Id),
  operatorName: orNothing(Name),
  vehicleName: orNothing(Name),
  countryCode: orNothing(z.string()),
  seatNumbers: listOf(z.string()),
  /** Beside these seats. */
  addOns: listOf(RideAddOn),
  /** What is paid on board of it, by all who travel. */
  toCollect: orNothing(Amount),
  /** Where the operator wants a copy of his tickets. */
  copyEmail: orNothing(Address),
  /** Whom to ask where the operator confirms by hand and has not answered. */
  answerEmail: orNothing(Address),
  /** Where the travellers asked to be fetched and set down; the time is 'HH:mm'. */
  pickupAddress: orNothing(z.string()),
  pickupPhone: orNothing(z.string()),
  pickupTime: orNothing(z.string()),
  taxiDropOff: orNothing(z.string()),
});

/** What is bought beside the seats, of one kind all together. */
const AddOn = z.object({ names: Name, quantity: z.int().positive(), amount: Amount });

const Passenger = z.object({
  name: z.string(),
  seatNumber: orNothing(z.string()),
  isChild: orNothing(z.boolean()),
});

/** What a booking.changed tells: one line each, as it was and as it is. */
const CHANGES = ['SEAT', 'PASSENGER', 'CONTACT', 'TICKET_CODE', 'PICKUP'] as const;

const Change = z.object({
  what: z.enum(CHANGES),
  /** Whose seat or ticket, where it is one passenger's. */
  who: orNothing(z.string()),
  before: orNothing(z.string()),
  after: orNothing(z.string()),
});

/** Where money is that went back: sent as it was paid, as credit, from a counter, from the conductor, at the agency. */
const PLACES = ['AS_PAID', 'WALLET', 'CASH', 'CONDUCTOR', 'AGENCY'] as const;

const Facts = z.object({
  bookingId: Id,
  pnr: z.string(),
  language: z.enum(LANGUAGES).catch('en'),
  contactEmail: orNothing(Address),
  /** As it was typed. */
  contactPhone: orNothing(z.string()),
  bookedByUserId: orNothing(Id),
  legs: listOf(Leg),
  passengers: listOf(Passenger),
  ticketIds: listOf(Id),
  /** Paths without language prefix, in the order of the legs. */
  ticketUrls: listOf(z.string()),
  /** What the booking costs. */
  total: orNothing(Amount),
  /** What of it is given for a cause. */
  donation: orNothing(Amount),
  /** What of it was bought beside the seats. */
  addOns: listOf(AddOn),
  /** How who held it was shown what it costs. */
  shownRate: orNothing(ShownRate),
  /** Points that paid a part of it, taken off the total. */
  points: orNothing(z.int().nonnegative()),
  /** Points that it earns who bought it, once its rides are over. */
  pointsToEarn: orNothing(z.int().nonnegative()),
  /** What goes back to the customer. */
  amount: orNothing(Amount),
  /** What of it, and of earlier refunds, a counter hands out in cash. */
  cashBack: orNothing(Amount),
  /** The agency whose sale it is. */
  agencyId: orNothing(Id),
  /** What of it goes into that agency's balance, who pays its customer. */
  agencyBack: orNothing(Amount),
  /** Of refund.in_cash: why it does not go back the way it came. NOT_OWED: a conductor took it, and nobody owed it. */
  why: orNothing(z.enum(['REFUSED', 'ACCOUNT_DELETED', 'NOT_OWED'])),
  /** Its name; found by us, where money goes back to it. */
  agencyName: orNothing(z.string()),
  /** It goes into the traveller's account as credit. */
  toWallet: orNothing(z.boolean()),
  /** What is back, by where it is. */
  places: listOf(z.object({ place: z.enum(PLACES), amount: Amount })),
  /** All that was decided to go back; `amount` may be a part of it. */
  whole: orNothing(Amount),
  /** What of it is still to come, and what of it waits at a counter. */
  rest: orNothing(z.object({ onItsWay: Amount, inCash: Amount })),
  /** What was paid for an exchange: the difference of the fares, and the fee. */
  added: orNothing(Amount),
  /** What is kept of an exchange as its fee, paid or taken off what goes back. */
  changeFee: orNothing(Amount),
  /** What was paid for it so far. */
  paid: orNothing(Amount),
  /** What is still to be paid, on boarding. */
  due: orNothing(Amount),
  /** Until when the operator answers that confirms by hand. */
  confirmBy: orNothing(AtTheStop),
  /** Until when the operator gives its ticket codes, who does so by hand. */
  codeBy: orNothing(AtTheStop),
  /** Why a booking was rejected: the operator said no, or nothing in time. */
  cause: orNothing(z.enum(['REFUSED', 'OVERDUE'])),
  /** What the operator wrote with its no. */
  reason: orNothing(z.string()),
  /** Until when the seats are held that wait to be paid. */
  heldUntil: orNothing(AtTheStop),
  /** Eight digits to name at a counter where the booking is paid in cash. */
  cashCode: orNothing(z.string().regex(/^\d{8}$/)),
  changes: listOf(Change),
  /** What passengers left for other rides: the old rides with the seats they had there. */
  left: orNothing(z.object({ legs: listOf(Leg), passengers: listOf(Passenger) })),
});

export type BookingFacts = z.output<typeof Facts>;
export type ChangeFacts = BookingFacts['changes'][number];
export type LegFacts = BookingFacts['legs'][number];

/** What booking says in an event's payload; throws a ZodError when what every mail needs is missing. */
export const bookingFacts = (payload: unknown): BookingFacts => Facts.parse(payload);
