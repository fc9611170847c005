import { rowsOf } from './database.js';

/** A coupon by its columns, as far as it is another than a dollar off for everybody by the code that it is called. */
export interface OfferMade {
  readonly name: string;
  /** How often it has been used already. */
  readonly uses?: number;
  readonly [column: string]: unknown;
}

const PLAIN = {
  applies: 'BY_CODE',
  kind: 'AMOUNT',
  value: 100,
  currency: 'USD',
  weekdays: [],
  transport_types: [],
  operator_ids: [],
  route_ids: [],
  channels: [],
  payment_methods: [],
  funded_by: 'PLATFORM',
  combines_with_offers: true,
  active: true,
};

/** Writes coupons and promotions that no form would make so. */
export async function makeOffers(dataDir: string, offers: readonly OfferMade[]): Promise<void> {
  const rows = offers.map(({ uses = 0, ...offer }) => ({ uses, row: { ...PLAIN, created_at: new Date(), ...offer } }));
  const columns = [...new Set(rows.flatMap(({ row }) => Object.keys(row)))];
  await rowsOf(
    dataDir,
    `set search_path = pricing, public;
    with asked as (select nextval('coupon_id_seq') as id, o from jsonb_array_elements($json$${JSON.stringify(rows)}$json$) o),
    made as (insert into coupon (id, ${columns.join(', ')})
      select asked.id, ${columns.map((column) => `r.${column}`).join(', ')}
      from asked cross join lateral jsonb_populate_record(null::coupon, o -> 'row') r returning *),
    counted as (insert into coupon_count (coupon_id, mode, limit_total, uses, spent)
      select id, 'live', limit_total, (o ->> 'uses')::int, 0 from made join asked using (id))
    insert into coupon_code (coupon_id, code, created_at)
    select id, name, created_at from made where applies = 'BY_CODE'`,
  );
}
