/** All that was asked for of a line, as a tariff change keeps it. */
const WISH = `jsonb_build_object('currency', q.currency, 'prices', q.prices, 'zones', q.zones, 'sold', q.sold, 'seen', q.seen)`;

/** What was written is its operator's version, in the order in which it was asked for; prices themselves named none. */
const NUMBER = `case when q.state = 'done' then
  (row_number() over (partition by q.operator_id, q.state order by q.id))::int end`;

/**
 * What was asked for of a line before changes were kept. What it says of which prices is worked out when a second person
 * approves it; of what was approved nobody knows any more what it took the place of, so it cannot be taken back.
 */
export const REQUESTS_BECOME_CHANGES = [
  `insert into tariff_change (operator_id, line_id, state, number, effective_from, operations, wish, import_id,
      asked_by_id, asked_at, decided_by_id, decided_at, answer)
    select q.operator_id, q.line_id,
      case q.state when 'refused' then 'declined' when 'done' then 'applied' else q.state end, ${NUMBER},
      (coalesce(q.decided_at, q.asked_at) at time zone 'Asia/Phnom_Penh')::date, '[]', ${WISH}, q.import_id,
      q.asked_by_id, q.asked_at, q.decided_by_id, q.decided_at, q.answer
    from price_request q order by q.id`,
  `insert into operator_tariff as t (operator_id, country_code, version)
    select q.operator_id, max(q.country_code), count(*) filter (where q.state = 'done') from price_request q group by q.operator_id
    on conflict (operator_id) do update set version = excluded.version,
      country_code = coalesce(t.country_code, excluded.country_code)`,
] as const;
