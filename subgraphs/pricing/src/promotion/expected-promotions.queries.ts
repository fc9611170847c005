import { localMoment } from '@naga/kernel/clock-time.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import {
  type AskedPurchase,
  promoted,
  runningPromotions,
  type TitledPromotion,
  withTitles,
} from './running-promotions.js';

/**
 * What reservePromotions would answer for a purchase now; no use is taken and nobody waits, so the last of a budget may be
 * somebody else's a moment later. Whoever is not known has none that is limited to a customer.
 */
export async function expectedPromotions(
  context: PricingContext,
  purchase: AskedPurchase,
): Promise<readonly TitledPromotion[]> {
  const { database, viewer, clock } = context;
  const now = clock.now();
  const moment = { mode: viewer.mode, day: localMoment(now).date, now };
  const running = await runningPromotions(database, purchase, moment);
  return withTitles(database, promoted(purchase, running, now));
}
