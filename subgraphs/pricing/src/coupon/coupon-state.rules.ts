/** What has become of a coupon: nobody can use it any more but when it runs. */
export const COUPON_STATES = ['RUNNING', 'PLANNED', 'ENDED', 'USED_UP', 'OFF'] as const;

const TODAY = `($now at time zone 'Asia/Phnom_Penh')::date`;

const ENDED = `t.buy_until <= $now or t.travel_until < ${TODAY}`;
const SPENT = 'n.uses >= n.limit_total or n.spent >= n.budget';

/** What holds of every coupon in a state and an index knows: it is not worked out for all of them to find the few. */
export const STATE_KNOWN_BY = {
  OFF: 'not t.active',
  ENDED: `t.active and (${ENDED})`,
  USED_UP: `t.active and t.id in (select n.coupon_id from coupon_count n where n.mode = $mode and (${SPENT}))`,
  PLANNED: 't.active and t.buy_from > $now',
  RUNNING: 't.active',
} as const;

/**
 * The same of a row `t` of coupons, to be asked (server-kit/crud/asked-sql.ts), first match wins: switched off, over by the
 * days of buying or of travel, used up by its uses or its budget in the asker's mode, and not begun.
 */
export const STATE_SQL = `(case when not t.active then 'OFF'
  when ${ENDED} then 'ENDED'
  when exists (select from coupon_count n where n.coupon_id = t.id and n.mode = $mode
    and (${SPENT})) then 'USED_UP'
  when t.buy_from > $now then 'PLANNED' else 'RUNNING' end)`;
