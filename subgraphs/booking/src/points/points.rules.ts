import { type Currency, splitPayable } from '@naga/kernel/money.js';
import type { PriceStage } from '../booking/seat-request.rules.js';

/** In what points are worth something: 100 of them are 1 US dollar, so that one is one minor unit (rules.md 10). */
export const POINTS_CURRENCY: Currency = 'USD';
/** Fewer are not spent at a time. */
export const LEAST_POINTS = 100;
/** What a slider moves by. */
export const POINTS_STEP = 10;
/** Minor units of a fare for which one point is earned. */
const FARE_OF_POINT = 100;

interface Priced {
  readonly fare: number;
  readonly stages: readonly PriceStage[];
  /** What the platform bears, minor units: coupon and points. */
  readonly platformDiscount: number;
  /** What of that are points. */
  readonly points: number;
}

export const isPointsStage = ({ name }: Pick<PriceStage, 'name'>): boolean => name === 'points';

/** The seat as it was before points paid part of it. */
export function withoutPoints<Seat extends Priced>(seat: Seat): Seat {
  const { points } = seat;
  if (points === 0) return seat;
  return {
    ...seat,
    fare: seat.fare + points,
    stages: seat.stages.filter((stage) => !isPointsStage(stage)),
    platformDiscount: seat.platformDiscount - points,
    points: 0,
  };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The most points that seats without any may be paid with: half of their fares, after the coupon. */
export const mostPoints = (seats: readonly Pick<Priced, 'fare'>[]): number =>
  Math.floor(sumOf(seats.map(({ fare }) => fare)) / 2);

/** What of these points can be spent on seats without any: less where they are cheap, none below the least. */
export function pointsThatFit(seats: readonly Pick<Priced, 'fare'>[], points: number): number {
  const fit = Math.min(points, mostPoints(seats));
  return fit < LEAST_POINTS ? 0 : fit;
}

/**
 * Seats at the fares that so many points leave, spread by their fares with the largest remainder: one stage more
 * (rules.md 5), which the platform bears. `seats` without points.
 */
export function withPoints<Seat extends Priced>(seats: readonly Seat[], points: number): Seat[] {
  if (points === 0) return [...seats];
  const fares = seats.map(({ fare }) => fare);
  const shares = splitPayable(points, fares, POINTS_CURRENCY);
  return seats.map((seat, index) => {
    const share = shares[index]!;
    if (share === 0) return seat;
    if (share > seat.fare) throw new Error('points pay more than the fare');
    const fare = seat.fare - share;
    return {
      ...seat,
      fare,
      stages: [...seat.stages, { name: 'points', amount: -share, subtotal: fare, source: 'points' }],
      platformDiscount: seat.platformDiscount + share,
      points: share,
    };
  });
}

/** What a ride earns of its fare, once it is over: a point for each whole dollar. */
export const pointsEarned = (fare: number): number => Math.floor(fare / FARE_OF_POINT);

/**
 * What goes along to the new seats of an exchange: the points of those given up in the proportion of what both cost, so
 * that a cheaper ride takes its part of them and a dearer one all. Minor units; `given` with their points, `news` without.
 */
export function pointsAlong(given: readonly Priced[], news: readonly Pick<Priced, 'fare'>[]): number {
  const points = sumOf(given.map((seat) => seat.points));
  const before = sumOf(given.map(({ fare }) => fare)) + points;
  const after = sumOf(news.map(({ fare }) => fare));
  return before === 0 ? 0 : Math.min(points, Math.floor((points * after) / before), mostPoints(news));
}
