import type { EntityManager } from '@mikro-orm/postgresql';
import { localMoment } from '@naga/kernel/clock-time.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { emit } from '@naga/server-kit/outbox/emit.js';
import { newSecret } from '../account-token/secret.js';
import { placesOf } from '../neighbours/catalogue.js';
import { lowestFareOn } from '../neighbours/watched-journeys.js';
import { countMail } from '../registration/mail-limits.js';
import { type Reader, readerOf } from '../seat-alert/alert-reader.js';
import { watchedDays } from '../seat-alert/seat-alert.rules.js';
import type { UsersContext } from '../services.js';
import { FareAlert } from './fare-alert.entity.js';
import {
  FareAlertAmount,
  FareAlertDay,
  FareAlertNeedsEmail,
  FareAlertNoPrice,
  FareAlertPlace,
  TooManyFareAlerts,
} from './fare-alert.errors.js';
import { markOf } from './fare-alert.rules.js';

export interface FareWish {
  readonly email?: string | null | undefined;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly transportType?: 'BUS' | 'TAXI' | 'FERRY' | null | undefined;
  readonly nationalOf?: string | null | undefined;
  readonly below?: number | null | undefined;
}

/** What is watched, under its names, and below which price of now he is told. */
async function watchOf(context: UsersContext, { from, to, date, below, ...wish }: FareWish) {
  const days = watchedDays(localMoment(context.clock.now()).date);
  if (date < days.from || date > days.until) throw new FareAlertDay(days);
  const places = await placesOf(context, { from, to, date });
  if (places === undefined || places.from.slug === places.to.slug) throw new FareAlertPlace();
  const { transportType = null, nationalOf = null } = wish;
  const { slug: fromSlug, names: fromName } = places.from;
  const { slug: toSlug, names: toName } = places.to;
  const lowest = await lowestFareOn(context, { from: fromSlug, to: toSlug, date, transportType, nationalOf });
  if (lowest === undefined) throw new FareAlertNoPrice();
  const mark = markOf(lowest, below);
  if (mark === undefined) throw new FareAlertAmount({ total: lowest.amount, currency: lowest.currency });
  const { currency } = lowest;
  return { fromSlug, toSlug, fromName, toName, date, transportType, nationalOf, currency, below: mark };
}

type Watch = Awaited<ReturnType<typeof watchOf>>;

/**
 * Has a reader told whenever the lowest price of a pair and day falls: below what one adult pays now, or below an
 * amount of his. An account with a proved address is watched for at once; to any other address one mail asks first,
 * and nothing else is ever sent to it before its reader says yes. Who asks again for the same has one alert. Answers
 * whether a mail has to be confirmed, which says nothing of whose address it is. Refuses with FARE_ALERT_DAY,
 * FARE_ALERT_PLACE, FARE_ALERT_NO_PRICE, FARE_ALERT_AMOUNT, FARE_ALERT_NEEDS_EMAIL, TOO_MANY_FARE_ALERTS (of an
 * account; a mailbox that has too many hears of no more) and TOO_MANY_ATTEMPTS.
 */
export async function watchFare(context: UsersContext, wish: FareWish): Promise<{ readonly confirm: boolean }> {
  const reader = await readerOf(context, wish.email);
  if (reader === undefined) throw new FareAlertNeedsEmail();
  const watch = await watchOf(context, wish);
  const isGuest = 'email' in reader;
  if (isGuest) await countMail(context, 'fare-alert', reader.email);
  await inTransaction(context.em, async (em) => {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`fare alerts ${JSON.stringify(reader)}`]);
    const alert = await alertFor(em, context, reader, watch);
    if (alert === undefined) return;
    await em.flush();
    if (isGuest && alert.state !== 'ACTIVE') emit(em, context, 'fare_alert.asked', { alertId: alert.id });
  });
  return { confirm: isGuest };
}

const WATCHED = ['fromSlug', 'toSlug', 'date', 'transportType', 'nationalOf'] as const;

/** The reader's alert of this: the one he has, or another; undefined for a mailbox that has as many as it may. */
async function alertFor(
  em: EntityManager,
  { viewer, clock, services }: UsersContext,
  reader: Reader,
  watch: Watch,
): Promise<FareAlert | undefined> {
  const { FARE_ALERTS: limit } = services.settings.current;
  const { mode, language } = viewer;
  const now = new Date(clock.now());
  const present = await em.find(FareAlert, { ...reader, mode });
  const same = present.find((one) => WATCHED.every((name) => one[name] === watch[name]));
  if (same !== undefined) {
    // What a mailbox has agreed to is changed by its reader alone.
    if ('accountId' in reader) em.assign(same, { ...watch, language, state: 'ACTIVE', lookAt: now });
    else if (same.state === 'WAITING') em.assign(same, { ...watch, language });
    return same;
  }
  if (present.length >= limit) {
    if ('accountId' in reader) throw new TooManyFareAlerts({ limit });
    return undefined;
  }
  return em.create(FareAlert, {
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
