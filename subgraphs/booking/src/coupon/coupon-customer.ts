import { createHmac } from 'node:crypto';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { BookingRecord } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import type { Rows } from '../booking/booking.queries.js';

/** Whom a purchase is for, as far as it is known. */
export interface Customer {
  readonly accountId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The account of somebody who buys for himself: what staff, agencies and programs sell is not theirs. */
export function buyingAccount(viewer: Viewer): string | null {
  if (viewer.kind !== 'user' || viewer.channel !== 'web') return null;
  const { userId, operatorId, branchId, agencyId, apiKeyId } = viewer;
  return (operatorId ?? branchId ?? agencyId ?? apiKeyId) ? null : userId;
}

/** For whom a booking is bought, as far as it is known. */
export function customerOf(
  { viewer }: BookingContext,
  { bookedFrom, bookedByUserId, contactEmail, contactPhone }: BookingRecord,
): Customer {
  const account = viewer.kind === 'user' ? buyingAccount(viewer) : bookedFrom === 'web' ? bookedByUserId : null;
  return { accountId: account, email: contactEmail, phone: contactPhone };
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** What a guest is known by in pricing, which need not know his address or number: a keyed digest of it. */
export function contactDigest(
  { services }: Pick<BookingContext, 'services'>,
  { email, phone }: Customer,
): string | null {
  const contact = email ? `email:${email.trim().toLowerCase()}` : phone ? `phone:${digitsOf(phone)}` : undefined;
  if (contact === undefined) return null;
  return createHmac('sha256', services.sandboxSecret).update(`coupon ${contact}`).digest('hex').slice(0, 32);
}

const HAS_BOUGHT = `select 1 from booking where mode = $1 and sold_at is not null and booked_by_user_id = $2::bigint
  union all select 1 from booking where mode = $1 and sold_at is not null and lower(contact_email) = lower($3)
  union all select 1 from booking where mode = $1 and sold_at is not null and contact_email is null
    and regexp_replace(contact_phone, '[^0-9]', '', 'g') = $4
  limit 1`;

/** Whether he has bought before, by himself or under this address or number. */
export async function hasBought(from: Rows, mode: string, { accountId, email, phone }: Customer): Promise<boolean> {
  if (accountId === null && email === null && phone === null) return false;
  const values = [mode, accountId, email, phone === null ? null : digitsOf(phone)];
  return (await from.rows(HAS_BOUGHT, values)).length > 0;
}

/** Who may be guessing codes: his account, and where he is. */
export const guessersOf = (viewer: Viewer): string[] => [
  ...(viewer.kind === 'user' ? [`account:${viewer.userId}`] : []),
  `address:${viewer.ip ?? 'unknown'}`,
];
