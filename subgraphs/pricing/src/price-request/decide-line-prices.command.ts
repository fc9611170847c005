import { inRowTransaction, type RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { requireSecondPerson, wholeReason } from '@naga/server-kit/viewer/second-person.js';
import { PricesChanged } from '../line-price/line-price.errors.js';
import { laidOver } from '../line-price/line-price.rules.js';
import { lineWithin, type PricedLine } from '../line-price/priced-line.js';
import { lockLine, requireSound, writePrices } from '../line-price/write-prices.js';
import type { PricingContext } from '../tariff/pricing-services.js';
import { saidPrices } from './ask-feed-prices.command.js';
import { isStillFit } from './feed-prices.rules.js';
import { FeedUndone, PriceRequestDecided, PriceRequestNotFound } from './price-request.errors.js';
import { priceRequest, type PriceRequestRecord } from './price-requests.queries.js';

const LOCK = 'select state from price_request where id = $1::bigint for update';

const CLOSE = `update price_request set state = $2, decided_by_id = $3, decided_at = to_timestamp($4::float8 / 1000), answer = $5
  where id = $1::bigint`;

/** Nobody else decides it until the end of the transaction. Refuses PRICE_REQUEST_DECIDED. */
async function lockWaiting(transaction: RowTransaction, id: string): Promise<void> {
  const [row] = await transaction.rows<{ state: string }>(LOCK, [id]);
  if (row!.state !== 'waiting') throw new PriceRequestDecided({ state: row!.state });
}

/** Refuses FEED_UNDONE: while the request is locked nobody can take its feed back unseen, which asks for it (`feed-standing.queries.ts`). */
async function requireFeed(context: PricingContext, { importId, lineId }: PriceRequestRecord): Promise<void> {
  if (importId !== null && (await saidPrices(context, importId, lineId)) === undefined) throw new FeedUndone();
}

async function write(
  context: PricingContext,
  transaction: RowTransaction,
  line: PricedLine,
  request: PriceRequestRecord,
  commission: number | null,
): Promise<void> {
  await requireFeed(context, request);
  const saved = await lockLine(transaction, line);
  if (saved.version !== request.seen && !isStillFit(saved, request)) throw new PricesChanged();
  const { wish } = laidOver(saved, request);
  requireSound(saved, wish);
  await writePrices(transaction, line, saved, wish, commission);
}

export interface Decision {
  readonly approve: boolean;
  /** Why not, for who asked. */
  readonly answer?: string | null;
  /** Basis points; null: as for the operator's other prices. */
  readonly commission?: number | null;
}

/**
 * The second person's yes, which writes the prices, or no, which says why; who asked is told either way. Refuses
 * PRICE_REQUEST_NOT_FOUND, PRICE_REQUEST_DECIDED, OWN_REQUEST, FEED_UNDONE, and PRICES_CHANGED where others were written
 * since: then it can be declined, or asked for anew. Throws InvalidInput for a no without a reason, and as setLinePrices does. Answers the
 * line.
 */
export async function decideLinePrices(context: PricingContext, id: string, decision: Decision): Promise<string> {
  const { viewer, clock } = context;
  const request = await priceRequest(context.database, id);
  const line = request && (await lineWithin(context, 'pricing.edit', request.lineId));
  if (request === undefined || line === undefined) throw new PriceRequestNotFound();
  requireSecondPerson(viewer, request.askedById, { id });
  const { approve, commission = null } = decision;
  const answer = approve ? null : wholeReason(decision.answer ?? '', 'answer');
  const { lineId, operatorId, askedById } = request;
  await inRowTransaction(context.database, async (transaction) => {
    const now = clock.now();
    await lockWaiting(transaction, id);
    if (approve) await write(context, transaction, line, request, commission);
    await transaction.rows(CLOSE, [id, approve ? 'done' : 'refused', personBehind(viewer), now, answer]);
    const payload = { requestId: id, lineId, askedById, operatorId, approved: approve, answer };
    await emitRows(transaction, now, [
      { type: 'prices.decided', payload, mode: viewer.mode, requestId: viewer.requestId },
    ]);
  });
  if (approve) await context.services.tariff.settled();
  return lineId;
}
