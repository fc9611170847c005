import { localMoment } from '@naga/kernel/clock-time.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import type { PromotionReservation } from './reserve-promotions.command.js';
import { type AskedPurchase, promoted, runningPromotions, withTitles } from './running-promotions.js';

/**
 * What reservePromotions would answer for a purchase now; no use is taken and nobody waits, so the last of a budget may be
 * somebody else's a moment later. Whoever is not known has none that is limited to a customer.
 */
export async function expectedPromotions(
  context: PricingContext,
  purchase: AskedPurchase,
): Promise<PromotionReservation> {
  const { database, viewer, clock } = context;
  const now = clock.now();
  const moment = { mode: viewer.mode, day: localMoment(now).date, now };
  const running = await runningPromotions(database, purchase, moment);
  const promotions = await withTitles(database, promoted(purchase, running, now));
  return { promotions };
}
