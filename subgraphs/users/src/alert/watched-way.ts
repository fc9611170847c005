import { localMoment } from '@naga/kernel/clock-time.js';
import type { Refusal } from '@naga/server-kit/graphql/refusal.js';
import { placesOf } from '../neighbours/catalogue.js';
import type { UsersContext } from '../services.js';
import { watchedDays } from './alert.rules.js';

/** What an alert is asked for; places are slugs or ids. */
export interface WayWish {
  readonly email?: string | null | undefined;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly transportType?: 'BUS' | 'TAXI' | 'FERRY' | null | undefined;
}

/** How a kind of alert refuses a day, with the days that may be watched, and a place that is none or the same twice. */
export interface WayRefusals {
  day(days: Readonly<Record<string, unknown>>): Refusal;
  place(): Refusal;
}

/** The way that is watched, under its names. */
export async function watchedWay(context: UsersContext, wish: WayWish, refusals: WayRefusals) {
  const { from, to, date, transportType = null } = wish;
  const days = watchedDays(localMoment(context.clock.now()).date);
  if (date < days.from || date > days.until) throw refusals.day({ ...days });
  const places = await placesOf(context, { from, to, date });
  if (places === undefined || places.from.slug === places.to.slug) throw refusals.place();
  return {
    fromSlug: places.from.slug,
    toSlug: places.to.slug,
    fromName: places.from.names,
    toName: places.to.names,
    date,
    transportType,
  };
}
