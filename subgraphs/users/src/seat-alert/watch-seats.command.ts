import type { EntityManager } from '@mikro-orm/postgresql';
import { localMoment } from '@naga/kernel/clock-time.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { newSecret } from '../account-token/secret.js';
import { placesOf } from '../neighbours/catalogue.js';
import { countMail } from '../registration/mail-limits.js';
import type { UsersContext } from '../services.js';
import { type Reader, readerOf } from './alert-reader.js';
import { SeatAlert } from './seat-alert.entity.js';
import { SeatAlertDay, SeatAlertNeedsEmail, SeatAlertPlace, TooManySeatAlerts } from './seat-alert.errors.js';
import { watchedDays } from './seat-alert.rules.js';

export interface SeatWish {
  readonly email?: string | null | undefined;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly transportType?: 'BUS' | 'TAXI' | 'FERRY' | null | undefined;
  readonly adults: number;
  readonly children: number;
}

/** What is watched, under its names. */
async function watchOf(context: UsersContext, { from, to, date, transportType, adults, children }: SeatWish) {
  const days = watchedDays(localMoment(context.clock.now()).date);
  if (date < days.from || date > days.until) throw new SeatAlertDay(days);
  const places = await placesOf(context, { from, to, date });
  if (places === undefined || places.from.slug === places.to.slug) throw new SeatAlertPlace();
  return {
    fromSlug: places.from.slug,
    toSlug: places.to.slug,
    fromName: places.from.names,
    toName: places.to.names,
    date,
    transportType: transportType ?? null,
    adults,
    children,
  };
}

type Watch = Awaited<ReturnType<typeof watchOf>>;

/**
 * Has a reader told when seats of a pair and day come on sale or free up. An account with a proved address is watched
 * for at once; to any other address one mail asks first, and nothing else is ever sent to it before its reader says yes.
 * Who asks again for the same has one alert. Answers whether a mail has to be confirmed, which says nothing of whose
 * address it is. Refuses with SEAT_ALERT_DAY, SEAT_ALERT_PLACE, SEAT_ALERT_NEEDS_EMAIL, TOO_MANY_SEAT_ALERTS (of an
 * account; a mailbox that has too many hears of no more) and TOO_MANY_ATTEMPTS.
 */
export async function watchSeats(context: UsersContext, wish: SeatWish): Promise<{ readonly confirm: boolean }> {
  const reader = await readerOf(context, wish.email);
  if (reader === undefined) throw new SeatAlertNeedsEmail();
  const watch = await watchOf(context, wish);
  const isGuest = 'email' in reader;
  if (isGuest) await countMail(context, 'seat-alert', reader.email);
  await inTransaction(context.em, async (em) => {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`seat alerts ${JSON.stringify(reader)}`]);
    const alert = await alertFor(em, context, reader, watch);
    if (alert === undefined) return;
    await em.flush();
    if (isGuest && alert.state !== 'ACTIVE') emit(em, context, 'seat_alert.asked', { alertId: alert.id });
  });
  return { confirm: isGuest };
}

/** The reader's alert of this: the one he has, or another; undefined for a mailbox that has as many as it may. */
async function alertFor(
  em: EntityManager,
  context: UsersContext,
  reader: Reader,
  watch: Watch,
): Promise<SeatAlert | undefined> {
  const { viewer, clock, services } = context;
  const { SEAT_ALERTS: limit } = services.settings.current;
  const { mode, language } = viewer;
  const now = new Date(clock.now());
  const { fromSlug, toSlug, date, transportType } = watch;
  const present = await em.find(SeatAlert, { ...reader, mode });
  const same = present.find(
    (one) =>
      one.fromSlug === fromSlug && one.toSlug === toSlug && one.date === date && one.transportType === transportType,
  );
  if (same !== undefined) {
    // What a mailbox has agreed to is changed by its reader alone.
    if ('accountId' in reader) em.assign(same, { ...watch, language, state: 'ACTIVE', lookAt: now });
    else if (same.state === 'WAITING') em.assign(same, { ...watch, language });
    return same;
  }
  if (present.length >= limit) {
    if ('accountId' in reader) throw new TooManySeatAlerts({ limit });
    return undefined;
  }
  return em.create(SeatAlert, {
    token: newSecret(),
    accountId: null,
    email: null,
    ...reader,
    ...watch,
    language,
    mode,
    state: 'accountId' in reader ? 'ACTIVE' : 'WAITING',
    createdAt: now,
    toldAt: null,
    lookAt: now,
  });
}
