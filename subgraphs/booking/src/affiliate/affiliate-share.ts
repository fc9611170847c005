import { affiliateCode } from '../booking/affiliate-code.rules.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { AffiliateShareDocument } from '../neighbours/users.generated.js';

/** Whose link led to a booking, and what he earns of it. */
export interface AffiliateShare {
  /** Digits of the affiliate. */
  readonly affiliateId: string | null;
  /** Hundredths of a percent; null without an affiliate. */
  readonly affiliateBasisPoints: number | null;
  /** Of the affiliate who has that percent; null without one, and for a code that nobody active has. */
  readonly affiliateVersion: number | null;
}

/** His percent of this moment, whatever it becomes; nothing for a code that nobody active has (rules.md 10). */
export async function affiliateShare(
  { neighbours, viewer }: BookingContext,
  typed: string | null | undefined,
): Promise<AffiliateShare> {
  const code = affiliateCode(typed);
  if (code === null) return { affiliateId: null, affiliateBasisPoints: null, affiliateVersion: null };
  const { affiliateShare: own } = await neighbours.ask('users', AffiliateShareDocument, { code }, viewer);
  return { affiliateId: code, affiliateBasisPoints: own?.basisPoints ?? 0, affiliateVersion: own?.version ?? null };
}
