import { ENGLISH, KHMER } from './vocabulary.js';

/** SQL that gives each line without stops two of them, a time a day and, nine lines of ten, days on which it is sold; every hundredth connects. */
export const LINES_HAVE_TIMES: readonly string[] = [
  `create temp table bare as select r.id from route r where not exists (select 1 from route_stop s where s.route_id = r.id)`,
  `insert into route_stop (route_id, stop_id, position, travel_time)
   select b.id, s.ids[1 + (b.id * 7 + p) % cardinality(s.ids)], p, 60 * p
   from bare b, generate_series(0, 1) p, (select array(select id from stop order by id limit 1000) as ids) s`,
  `insert into route_timing (route_id, connecting_route_ids)
   select id, case when id % 100 = 0 then array[id] else '{}' end from bare`,
  `insert into route_schedule (route_timing_id, days_of_week, vehicle_type_id)
   select c.id, '{1,2,3,4,5,6,7}', (select min(id) from vehicle_type) from route_timing c join bare b on b.id = c.route_id
   where b.id % 10 > 0`,
  'vacuum analyze route_stop',
  'vacuum analyze route_timing',
  'vacuum analyze route_schedule',
  'select refresh_lines(array(select id from bare))',
  'vacuum analyze route',
  'drop table bare',
];

/** SQL that gives each coupon a code and what is counted of its uses. */
export const COUPONS_ARE_USED: readonly string[] = [
  `insert into coupon_code (coupon_id, code, created_at)
   select c.id, 'BENCH' || c.id, c.created_at from coupon c on conflict do nothing`,
  `insert into coupon_count (coupon_id, mode, limit_total, budget, uses, spent)
   select c.id, 'live', c.limit_total, c.budget, c.id % 100, 10 * (c.id % 100) from coupon c on conflict do nothing`,
  'vacuum analyze coupon_code',
  'vacuum analyze coupon_count',
  // Which wrote its uses into each of them.
  'vacuum analyze coupon',
];

/** SQL of an operator for the nth record: the first has a fifth of them, as large ones have. */
const OPERATOR = 'case when id % 5 = 0 then 1 else 1 + id % 300 end';

/** SQL that gives classes of ticket codes to many operators. */
export const CLASSES_HAVE_OPERATORS: readonly string[] = [
  `update ticket_class set operator_id = ${OPERATOR}`,
  'vacuum full analyze ticket_class',
];

const twoOf = (vocabulary: readonly string[]): string => {
  const array = `array[${vocabulary.map((word) => `'${word}'`).join(', ')}]`;
  const { length } = vocabulary;
  return `(${array})[1 + id % ${length}] || ' – ' || (${array})[1 + id / ${length} % ${length}] || ' ' || id`;
};

/** SQL that gives pay-on-boarding routes names, operators and moments of their own. */
export const ROUTES_HAVE_NAMES: readonly string[] = [
  `update boarding_route set operator_id = ${OPERATOR}, added_at = added_at - id * interval '1 minute',
     route_names = jsonb_build_object('en', ${twoOf(ENGLISH)}, 'km', ${twoOf(KHMER)})`,
  'vacuum full analyze boarding_route',
];
