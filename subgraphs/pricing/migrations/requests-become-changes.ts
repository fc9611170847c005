/** A zone of a stop by its id, or the stop's that has none yet: as operations name zones. */
const zoneOf = (stop: string): string => `coalesce((select s.pricing_zone_id::text from zone_stop s
  where s.operator_id = q.operator_id and s.route_id is null and s.stop_id = (p ->> '${stop}')::bigint),
  'stop:' || (p ->> '${stop}'))`;

const AMOUNTS = {
  ADULT: ['local', 'foreign'],
  CHILD: ['childLocal', 'childForeign'],
} as const;

const held = (type: keyof typeof AMOUNTS): string => `(select jsonb_build_object('currency', b.currency,
    'local', b.local_value, 'foreign', b.foreign_value, 'localOffer', b.local_offer_value,
    'foreignOffer', b.foreign_offer_value, 'offerFrom', b.offer_valid_from, 'offerTo', b.offer_valid_to,
    'commission', b.commission)
  from base_ticket_price b where b.zone_from_id::text = z.zone_from and b.zone_to_id::text = z.zone_to
    and b.passenger_type = '${type}')`;

const put = (type: keyof typeof AMOUNTS): string => {
  const [local, foreign] = AMOUNTS[type];
  return `select jsonb_build_object('kind', 'PUT_PRICE', 'from', z.zone_from, 'to', z.zone_to, 'type', '${type}',
      'price', jsonb_build_object('currency', q.currency, 'local', p -> '${local}', 'foreign', p -> '${foreign}',
        'localOffer', null, 'foreignOffer', null, 'offerFrom', null, 'offerTo', null, 'commission', null),
      'was', ${held(type)}) as operation
    from jsonb_array_elements(q.prices) p
    cross join lateral (select ${zoneOf('fromStopId')} as zone_from, ${zoneOf('toStopId')} as zone_to) z
    where coalesce(p ->> '${local}', '') <> ''`;
};

/**
 * What was asked for of a line before changes were kept. Of a request that waits, what is asked for is said price by price;
 * a price that it leaves out stays, which whoever decides sees beside it.
 */
export const REQUESTS_BECOME_CHANGES = [
  `insert into tariff_change (operator_id, line_id, state, effective_from, operations, asked_by_id, asked_at,
      decided_by_id, decided_at, answer)
    select q.operator_id, q.line_id, case q.state when 'refused' then 'declined' else q.state end,
      (q.asked_at at time zone 'Asia/Phnom_Penh')::date,
      coalesce((select jsonb_agg(o.operation) from (${put('ADULT')} union all ${put('CHILD')}) o), '[]'),
      q.asked_by_id, q.asked_at, q.decided_by_id, q.decided_at, q.answer
    from price_request q where q.state in ('waiting', 'refused', 'withdrawn') order by q.id`,
] as const;
