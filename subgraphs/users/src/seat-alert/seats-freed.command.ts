import { addDays, travelDate } from '@naga/kernel/travel-date.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import type { UsersContext } from '../services.js';

const Facts = z.object({ dates: z.array(z.iso.date()) });

/** Also who is due already: he may be looked at right now, and is then to be looked at again (LATER of the look). */
const LOOK = (alerts: 'seat_alert' | 'fare_alert'): string => `update ${alerts} set look_at = least(look_at, $2)
  where state = 'ACTIVE' and mode = $3 and date = any($1::date[])`;

/**
 * seats.freed: who waits for seats of that day, or of the next, on which a vehicle that left at night still calls, is
 * looked after at once. Doing it twice looks twice.
 */
export async function noteSeatsFreed({ database, clock }: UsersContext, event: DomainEvent): Promise<void> {
  const { dates } = Facts.parse(event.payload);
  const days = new Set(dates.map(travelDate).flatMap((date) => [date, addDays(date, 1)]));
  for (const alerts of ['seat_alert', 'fare_alert'] as const)
    await database.change(LOOK(alerts), [[...days], new Date(clock.now()), event.mode]);
}
