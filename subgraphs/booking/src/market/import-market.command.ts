import { localMoment } from '@naga/kernel/clock-time.js';
import type { LocalizedText } from '@naga/kernel/language.js';
import { CURRENCIES } from '@naga/kernel/money.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { BoardingRoute } from '../boarding-route/boarding-route.entity.js';
import { Review } from '../review/review.entity.js';
import { OperatorTicketRange } from '../booking/ticket-range.entity.js';
import { OperatorCountry } from '../operator-country/operator-country.entity.js';
import { RefundPolicyRow } from '../refund/refund-policy.entity.js';
import { standardPolicy } from '../refund/refund-policy.rules.js';
import type { ReviewSeed } from './review-seed.js';

/** Where one operator's ticket codes come from: prefix, then a number of so many digits. */
export interface TicketRangeRow {
  readonly operatorId: string;
  readonly prefix: string;
  readonly digits: number;
}

const DAY = 86_400_000;

function reviewRow({ daysAgo, issues, answer, ...seed }: ReviewSeed, now: number) {
  const createdAt = new Date(now - (daysAgo - 1) * DAY);
  return {
    ...seed,
    issues: [...issues],
    answer,
    answeredAt: answer === null ? null : new Date(createdAt.getTime() + DAY / 2),
    bookingId: null,
    legId: null,
    mode: 'live',
    travelledOn: localMoment(now - daysAgo * DAY).date,
    state: 'PUBLISHED',
    hiddenReason: null,
    createdAt,
    changedAt: null,
  };
}

/** A route on which one may pay the driver. */
export interface BoardingRouteSeed {
  readonly routeId: string;
  readonly operatorId: string;
  readonly routeNames: LocalizedText;
}

/**
 * Gives operators their ticket ranges, each from its first number, and the market its default refund policy in every currency. An operator
 * that has a range already keeps it, so that no code is ever given twice. Reviews come as they were published; their
 * operators' ratings come with the operators.
 */
export async function importMarket(
  database: Database,
  {
    ranges,
    reviews,
    boardingRoutes,
  }: {
    readonly ranges: readonly TicketRangeRow[];
    readonly reviews: readonly ReviewSeed[];
    readonly boardingRoutes: readonly BoardingRouteSeed[];
  },
  now: number,
): Promise<void> {
  const rows = ranges.map((range) => ({ ...range, mode: 'live', next: 1 }));
  await inTransaction(database.inBulk().em(), async (em) => {
    await em.upsertMany(OperatorTicketRange, rows, {
      onConflictFields: ['operatorId', 'mode'],
      onConflictAction: 'ignore',
    });
    for (const currency of CURRENCIES) {
      const { tiers, ...policy } = standardPolicy(currency);
      const row = { ...policy, currency, operatorId: null };
      if ((await em.count(RefundPolicyRow, row)) === 0)
        await em.insert(RefundPolicyRow, { ...row, tiers, createdAt: new Date(now), soldFrom: new Date(now) });
    }
    await em.upsertMany(
      BoardingRoute,
      boardingRoutes.map(({ routeId: id, ...route }) => ({ ...route, id, addedAt: new Date(now) })),
      { onConflictFields: ['id'], onConflictAction: 'ignore' },
    );
    const operatorIds = [...new Set(boardingRoutes.map(({ operatorId }) => operatorId))];
    await em.upsertMany(
      OperatorCountry,
      operatorIds.map((operatorId) => ({ operatorId })),
      { onConflictFields: ['operatorId'], onConflictAction: 'ignore' },
    );
    await em.insertMany(
      Review,
      reviews.map((seed) => reviewRow(seed, now)),
    );
  });
}
