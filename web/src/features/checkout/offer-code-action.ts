import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { askAbout } from '../../session/booking-token.js';
import { ApplyOfferCodeDocument, RemoveOfferCodeDocument } from './offer-code.generated.js';

type Asking = Parameters<typeof askAbout>[0];

/** What became of a code that was typed. */
export interface OfferAnswer {
  /** As it was typed. */
  readonly code: string;
  /** Why it does not help; undefined where nothing was typed. */
  readonly refusal?: Refusal;
}

/** Undefined when the code is applied. */
export async function applyOffer(asking: Asking, id: string, typed: unknown): Promise<OfferAnswer | undefined> {
  const code = typeof typed === 'string' ? typed.trim().slice(0, 200) : '';
  if (code === '') return { code };
  const { applyCoupon } = await askAbout(asking, id, ApplyOfferCodeDocument, { id, code });
  return applyCoupon.__typename === 'Refused' ? { code, refusal: applyCoupon } : undefined;
}

/** Undefined when it is off. */
export async function removeOffer(asking: Asking, id: string): Promise<Refusal | undefined> {
  const { removeCoupon } = await askAbout(asking, id, RemoveOfferCodeDocument, { id });
  return removeCoupon.__typename === 'Refused' ? removeCoupon : undefined;
}
