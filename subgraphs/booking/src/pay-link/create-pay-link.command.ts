import { randomBytes } from 'node:crypto';
import type { Currency } from '@naga/kernel/money.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { doOnce } from '@naga/server-kit/idempotency/do-once.js';
import type { Write } from '@naga/server-kit/idempotency/write.js';
import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { BookingNotFound } from '../booking/booking.errors.js';
import { bookingScope } from '../booking/booking-scope.js';
import { type BookingContext, inBookingTransaction } from '../booking/booking-transaction.js';
import type { Rows } from '../booking/booking.queries.js';
import { requirePayable } from '../payment/require-payable.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { ASK, LINK_SCOPES, loadLink } from './pay-link.queries.js';
import type { PayLinkRecord } from './pay-link-record.js';
import type { PayLinkKind } from './pay-link-state.rules.js';
import { tellLink } from './tell-link.js';

const DAY_MS = 86_400_000;
const DONATION_MS = 3_600_000;

export interface AskedPayment {
  readonly payerName: string;
  readonly payerEmail: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly language: LanguageCode;
  readonly reason: string;
  /** A booking it is about. */
  readonly pnr?: string | null | undefined;
  readonly days: number;
}

const INSERT = `insert into pay_link (mode, kind, state, token, amount, currency, payer_name, payer_email, language, reason,
    booking_id, country_code, created_by_id, created_at, expires_at)
  values ($1, $2, 'OPEN', $3, $4, $5, $6, $7, $8, $9, $10::bigint, $11, $12::bigint, to_timestamp($13::float8 / 1000),
    to_timestamp($14::float8 / 1000)) returning id::text as id`;

interface NewLink extends Omit<AskedPayment, 'payerName' | 'payerEmail' | 'pnr' | 'days'> {
  readonly kind: PayLinkKind;
  readonly payerName: string | null;
  readonly payerEmail: string | null;
  readonly booking: AboutBooking | undefined;
  readonly countryCode: string | null;
  readonly createdById: string | null;
  readonly now: number;
  readonly expiresAt: number;
}

/** 160 random bits; letters and digits only, so that it survives any link. */
const newToken = (): string =>
  BigInt(`0x${randomBytes(20).toString('hex')}`)
    .toString(36)
    .padStart(31, '0');

async function insert(transaction: Rows, viewer: Viewer, link: NewLink): Promise<PayLinkRecord> {
  const [row] = await transaction.rows<{ id: string }>(INSERT, [
    viewer.mode,
    link.kind,
    newToken(),
    link.amount,
    link.currency,
    link.payerName,
    link.payerEmail,
    link.language,
    link.reason,
    link.booking?.id ?? null,
    link.countryCode,
    link.createdById,
    link.now,
    link.expiresAt,
  ]);
  return loadLink(transaction, row!.id);
}

interface AboutBooking {
  readonly id: string;
  readonly countryCode: string | null;
}

/** The booking a payment is about, if the viewer may see it. Refuses BOOKING_NOT_FOUND. */
async function bookingOf(
  from: Rows,
  viewer: Viewer,
  typed: string | null | undefined,
): Promise<AboutBooking | undefined> {
  const pnr = typed?.trim().toUpperCase();
  if (!pnr) return undefined;
  const { condition, values } = bookingScope(viewer, 'booking.view');
  const [found] = await from.rows<AboutBooking>(
    `select b.id::text as id, b.country_codes[1] as "countryCode" from booking b where ${condition} and b.pnr = $3`,
    [...values, pnr],
  );
  if (found === undefined) throw new BookingNotFound({ pnr });
  return found;
}

/** Whose people look after it: his country's, else that of its booking. */
function countryOf(viewer: Viewer, booking: AboutBooking | undefined): string | null {
  const reach = reachBy(viewer, ASK, LINK_SCOPES);
  if (typeof reach === 'object') return reach.key;
  return booking?.countryCode ?? null;
}

/**
 * Asks somebody for any amount: a link that is mailed to him in his language and can be copied, once for its
 * Idempotency-Key. Refuses BOOKING_NOT_FOUND for a reference the viewer may not see; InvalidInput for an empty name or
 * reason, or an amount that cannot be paid.
 */
export async function createPayLink(
  context: BookingContext,
  wish: AskedPayment,
  write?: Write,
): Promise<PayLinkRecord> {
  const { viewer, clock } = context;
  const [payerName, reason] = [wish.payerName, wish.reason].map((text) => text.replaceAll('\u0000', '').trim());
  if (!payerName) throw new InvalidInput([{ path: 'payerName', code: 'REQUIRED' }]);
  if (!reason) throw new InvalidInput([{ path: 'reason', code: 'REQUIRED' }]);
  requirePayable(wish.amount, wish.currency);
  const now = clock.now();
  return inBookingTransaction(context, async (transaction) => {
    const id = await doOnce(transaction, context, write, async () => {
      const booking = await bookingOf(transaction, viewer, wish.pnr);
      const link = await insert(transaction, viewer, {
        ...wish,
        kind: 'CUSTOM',
        payerName,
        reason,
        payerEmail: wish.payerEmail.trim(),
        booking,
        countryCode: countryOf(viewer, booking),
        createdById: personBehind(viewer),
        now,
        expiresAt: now + wish.days * DAY_MS,
      });
      await tellLink(transaction, link, 'pay_link.asked', { now, requestId: viewer.requestId });
      return link.id;
    });
    return loadLink(transaction, id);
  });
}

export interface Gift extends Pick<AskedPayment, 'amount' | 'currency' | 'language'> {
  /** Its code. */
  readonly cause: string;
  readonly payerName?: string | null | undefined;
  readonly payerEmail?: string | null | undefined;
}

/** Anybody gives: a link of an hour, for himself to pay at once. InvalidInput for an amount that cannot be paid. */
export async function donate(context: BookingContext, gift: Gift): Promise<PayLinkRecord> {
  requirePayable(gift.amount, gift.currency);
  const { viewer, clock } = context;
  const now = clock.now();
  const tidy = (text: string | null | undefined): string | null => text?.replaceAll('\u0000', '').trim() || null;
  return inBookingTransaction(context, (transaction) =>
    insert(transaction, viewer, {
      ...gift,
      kind: 'DONATION',
      payerName: tidy(gift.payerName),
      payerEmail: tidy(gift.payerEmail),
      reason: gift.cause,
      booking: undefined,
      countryCode: null,
      createdById: viewer.kind === 'user' ? viewer.userId : null,
      now,
      expiresAt: now + DONATION_MS,
    }),
  );
}
