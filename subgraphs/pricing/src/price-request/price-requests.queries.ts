import { ListOrder } from '@naga/server-kit/list/list-order.js';
import { type ListPage, listPage, type PageAsked } from '@naga/server-kit/list/list-page.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { reachCondition } from '@naga/server-kit/viewer/reach-sql.js';
import { peopleOf } from '@naga/server-kit/viewer/people-of.js';
import { waitsFor } from '@naga/server-kit/viewer/second-person.js';
import type { PricedPair } from '../line-price/sold-prices.rules.js';
import type { LinePrice, WishedZones } from '../line-price/line-price.rules.js';
import { OPERATOR_SCOPES } from '../line-price/priced-line.js';
import type { PricingContext } from '../tariff/pricing-services.js';

/** A request as it is shown. */
export interface PriceRequestRecord {
  readonly id: string;
  readonly state: string;
  readonly lineId: string;
  readonly operatorId: string;
  readonly currency: string;
  readonly prices: readonly LinePrice[];
  readonly zones: WishedZones;
  readonly sold: readonly PricedPair[] | null;
  /** GtfsImport.id */
  readonly importId: string | null;
  readonly seen: string;
  readonly askedById: string;
  readonly askedAt: Date;
  readonly answer: string | null;
}

const COLUMNS = `q.id::text as id, q.state, q.line_id::text as "lineId", q.operator_id::text as "operatorId", q.currency, q.prices, q.zones,
  q.sold, q.import_id::text as "importId", q.seen, q.asked_by_id::text as "askedById", q.asked_at as "askedAt", q.answer`;

const REACH = { operator: 'q.operator_id = $key::bigint', country: 'q.country_code = $key' } as const;

/** Those that wait longest, first. */
const OLDEST_FIRST = ListOrder.ascending({ 'q.id': 'whole' });

/** One page of the requests within reach that wait. */
export function waitingPrices(
  { viewer, database }: PricingContext,
  { toDecide, ...at }: PageAsked & { readonly toDecide?: boolean | null | undefined },
): ListPage<PriceRequestRecord> {
  const permission = toDecide ? 'pricing.edit' : 'pricing.ask';
  const reach = viewer.mode === 'live' ? reachBy(viewer, permission, OPERATOR_SCOPES) : 'nothing';
  const { condition, value } = reachCondition(reach, REACH, 1);
  return listPage<PriceRequestRecord>(database, {
    columns: COLUMNS,
    from: `from price_request q where ${condition} and q.state = 'waiting' and ${waitsFor('q', 2)}`,
    values: [value, toDecide ? peopleOf(viewer) : null],
    order: OLDEST_FIRST,
    at,
  });
}

type Rows = Pick<PricingContext['database'], 'rows'>;

/** The newest of a line, whatever became of it. */
export async function newestRequest(from: Rows, lineId: string): Promise<PriceRequestRecord | undefined> {
  const text = `select ${COLUMNS} from price_request q where q.line_id = $1::bigint order by q.id desc limit 1`;
  return (await from.rows<PriceRequestRecord>(text, [lineId]))[0];
}

/** One, whoever asks. */
export async function priceRequest(from: Rows, id: string): Promise<PriceRequestRecord | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  return (
    await from.rows<PriceRequestRecord>(`select ${COLUMNS} from price_request q where q.id = $1::bigint`, [id])
  )[0];
}
