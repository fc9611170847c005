import { type BookingRecord, partsOf } from '../booking/booking-record.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { PointsAvailableDocument } from '../neighbours/users.generated.js';
import { unpointed } from './booking-points.js';
import { LEAST_POINTS, mostPoints, POINTS_CURRENCY, POINTS_STEP } from './points.rules.js';
import { spenderOf } from './use-points.command.js';

export interface PointsOffer {
  readonly available: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** What the viewer can spend of his points on a booking that is held; null where he cannot. */
export async function pointsOffer(context: BookingContext, booking: BookingRecord): Promise<PointsOffer | null> {
  const { neighbours, viewer, clock } = context;
  const isHeld = booking.expiresAt !== null && booking.expiresAt > clock.now() && booking.soldAt === null;
  const accountId = spenderOf(context, booking);
  if (!isHeld || accountId === undefined || booking.currency !== POINTS_CURRENCY) return null;
  const asked = { accountId, bookingId: booking.id };
  const { pointsAvailable: available } = await neighbours.ask('users', PointsAvailableDocument, asked, viewer);
  const most = Math.min(available, mostPoints(partsOf(unpointed(booking))));
  return { available, least: LEAST_POINTS, most: most - (most % POINTS_STEP), step: POINTS_STEP };
}
