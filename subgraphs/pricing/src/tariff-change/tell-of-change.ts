import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { emitRows } from '@naga/server-kit/outbox/emit-rows.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import type { PricingContext } from '../tariff/pricing-services.js';

const COUNTRY = `select country_code as "countryCode" from operator_tariff where operator_id = $1::bigint`;

interface Told {
  readonly id: string;
  readonly operatorId: string;
  readonly lineId: string | null;
  readonly note: string | null;
}

/** Who may be the second person is told: of a line at its page, else at the page of the change. */
export async function tellSecondPerson(
  { viewer, clock }: PricingContext,
  transaction: RowTransaction,
  { id, operatorId, lineId, note }: Told,
): Promise<void> {
  const [row] = await transaction.rows<{ countryCode: string | null }>(COUNTRY, [operatorId]);
  const payload = {
    kind: lineId === null ? 'TARIFF' : 'PRICES',
    recordId: lineId ?? id,
    askedById: personBehind(viewer),
    permission: 'pricing.edit',
    ...{ countryCode: row?.countryCode ?? null, operatorId, agencyId: null, branchIds: [] },
    ...{ reason: note, amount: null, pnr: null, way: null },
  };
  const { mode, requestId } = viewer;
  await emitRows(transaction, clock.now(), [{ type: 'second_person.asked', payload, mode, requestId }]);
}

/** Who asked is told what was decided. */
export async function tellAuthor(
  { viewer, clock }: PricingContext,
  transaction: RowTransaction,
  { id, operatorId, lineId, askedById }: Told & { readonly askedById: string },
  decision: { readonly approved: boolean; readonly answer: string | null },
): Promise<void> {
  const payload = { requestId: id, lineId, askedById, operatorId, ...decision };
  const { mode, requestId } = viewer;
  await emitRows(transaction, clock.now(), [{ type: 'prices.decided', payload, mode, requestId }]);
}
