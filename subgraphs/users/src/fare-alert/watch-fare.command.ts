import type { Currency } from '@naga/kernel/money.js';
import { readerOf } from '../alert/alert-reader.js';
import { keepAlert } from '../alert/keep-alert.js';
import { watchedWay, type WayWish } from '../alert/watched-way.js';
import { lowestFareOn } from '../neighbours/watched-journeys.js';
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

export interface FareWish extends WayWish {
  readonly nationalOf?: string | null | undefined;
  readonly below?: number | null | undefined;
  readonly shownIn?: Currency | null | undefined;
}

const REFUSALS = {
  day: (days: Readonly<Record<string, unknown>>) => new FareAlertDay(days),
  place: () => new FareAlertPlace(),
};

/** What is watched, under its names, and below which price of now he is told. */
async function watchOf(context: UsersContext, { below, nationalOf = null, shownIn = null, ...wish }: FareWish) {
  const way = await watchedWay(context, wish, REFUSALS);
  const { fromSlug: from, toSlug: to, date, transportType } = way;
  const lowest = await lowestFareOn(context, { from, to, date, transportType, nationalOf });
  if (lowest === undefined) throw new FareAlertNoPrice();
  const mark = markOf(lowest, below);
  if (mark === undefined) throw new FareAlertAmount({ total: lowest.amount, currency: lowest.currency });
  return { ...way, nationalOf, currency: lowest.currency, below: mark, shownIn };
}

/**
 * Has a reader told whenever the lowest price of a pair and day falls, below what one adult pays now or below an amount
 * of his, as keepAlert has it. Refuses with FARE_ALERT_DAY, FARE_ALERT_PLACE, FARE_ALERT_NO_PRICE, FARE_ALERT_AMOUNT,
 * FARE_ALERT_NEEDS_EMAIL, TOO_MANY_FARE_ALERTS (of an account; a mailbox that has too many hears of no more) and
 * TOO_MANY_ATTEMPTS.
 */
export async function watchFare(context: UsersContext, wish: FareWish): Promise<{ readonly confirm: boolean }> {
  const reader = await readerOf(context, wish.email);
  if (reader === undefined) throw new FareAlertNeedsEmail();
  const { FARE_ALERTS: limit } = context.services.settings.current;
  return keepAlert(context, reader, {
    kind: 'fare',
    watch: await watchOf(context, wish),
    sameBy: ['fromSlug', 'toSlug', 'date', 'transportType', 'nationalOf'],
    limit,
    tooMany: () => new TooManyFareAlerts({ limit }),
    present: (em, of) => em.find(FareAlert, of),
    make: (em, kept) => em.create(FareAlert, kept),
  });
}
