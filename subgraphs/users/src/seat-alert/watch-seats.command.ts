import { readerOf } from '../alert/alert-reader.js';
import { keepAlert } from '../alert/keep-alert.js';
import { watchedWay, type WayWish } from '../alert/watched-way.js';
import type { UsersContext } from '../services.js';
import { SeatAlert } from './seat-alert.entity.js';
import { SeatAlertDay, SeatAlertNeedsEmail, SeatAlertPlace, TooManySeatAlerts } from './seat-alert.errors.js';

export interface SeatWish extends WayWish {
  readonly adults: number;
  readonly children: number;
}

const REFUSALS = {
  day: (days: Readonly<Record<string, unknown>>) => new SeatAlertDay(days),
  place: () => new SeatAlertPlace(),
};

/**
 * Has a reader told when seats of a pair and day come on sale or free up, as keepAlert has it. Refuses with SEAT_ALERT_DAY,
 * SEAT_ALERT_PLACE, SEAT_ALERT_NEEDS_EMAIL, TOO_MANY_SEAT_ALERTS (of an account; a mailbox that has too many hears of no
 * more) and TOO_MANY_ATTEMPTS.
 */
export async function watchSeats(context: UsersContext, wish: SeatWish): Promise<{ readonly confirm: boolean }> {
  const reader = await readerOf(context, wish.email);
  if (reader === undefined) throw new SeatAlertNeedsEmail();
  const { adults, children } = wish;
  const { SEAT_ALERTS: limit } = context.services.settings.current;
  return keepAlert(context, reader, {
    kind: 'seat',
    watch: { ...(await watchedWay(context, wish, REFUSALS)), adults, children },
    sameBy: ['fromSlug', 'toSlug', 'date', 'transportType'],
    limit,
    tooMany: () => new TooManySeatAlerts({ limit }),
    present: (em, of) => em.find(SeatAlert, of),
    make: (em, kept) => em.create(SeatAlert, kept),
  });
}
