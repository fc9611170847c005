import type { BookingContext } from '../booking/booking-transaction.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import { OperatorCountriesDocument } from '../neighbours/catalogue.generated.js';
import { SETTLEMENT_SCOPES, settlementScope } from './settlement-scope.js';

/** In one currency; minor units. */
export interface OperatorBalance {
  readonly currency: string;
  /** Fares less commission of seats whose journey is not over. */
  readonly maturing: number;
  /** Net of statements: whose month runs, that are closed, that are paid. */
  readonly open: number;
  readonly toPay: number;
  readonly paid: number;
}

/** Statements of an operator, and seats of his whose journey is not over, by currency. */
const BALANCE = (statements: string, rides: string): string => `with
  stated as (select s.currency,
      coalesce(sum(n.amount) filter (where s.state = 'OPEN'), 0)::float8 as open,
      coalesce(sum(n.amount) filter (where s.state in ('CLOSED', 'DISPUTED', 'APPROVED')), 0)::float8 as "toPay",
      coalesce(sum(n.amount) filter (where s.state in ('PAID', 'RECONCILED')), 0)::float8 as paid
    from settlement s left join settlement_line n on n.settlement_id = s.id
    where ${statements} and s.operator_id = $3 group by s.currency),
  coming as (select s.currency, sum(p.fare + p.platform_discount - p.commission)::float8 as maturing
    from part p join (select l.id, l.operator_id, l.operator_country_code, coalesce(l.operator_branch_id, 0) as branch_id,
        b.mode, b.currency from leg l join booking b on b.id = l.booking_id where b.operator_ids @> array[$3::bigint]) s
      on s.id = p.leg_id
    where ${rides} and s.operator_id = $3
      and p.state in ('CONFIRMED', 'TICKETED', 'BOARDED', 'EXCHANGE_ONGOING') group by s.currency)
  select currency, coalesce(maturing, 0) as maturing, coalesce(open, 0) as open, coalesce("toPay", 0) as "toPay",
    coalesce(paid, 0) as paid
  from stated full join coming using (currency) order by currency`;

/** Whether there is such an operator, and something of him lies within the viewer's scope. */
async function isInReach({ viewer, neighbours }: BookingContext, operatorId: string): Promise<boolean> {
  const reach = reachBy(viewer, 'settlement.view', SETTLEMENT_SCOPES);
  if (reach === 'nothing') return false;
  const { operators } = await neighbours.ask('catalogue', OperatorCountriesDocument, {}, viewer);
  const operator = operators.find(({ id }) => id === operatorId);
  if (operator === undefined || reach === 'everything') return operator !== undefined;
  if (reach.by === 'country') return operator.countryCode === reach.key;
  return viewer.kind === 'user' && viewer.operatorId === operatorId;
}

/** Where an operator stands, as far as the viewer's scope reaches; null for one outside of it, or none at all. */
export async function operatorBalance(context: BookingContext, operatorId: string): Promise<OperatorBalance[] | null> {
  if (!(await isInReach(context, operatorId))) return null;
  const { database, viewer } = context;
  const { condition, values } = settlementScope(viewer, 'settlement.view');
  const rows = await database.rows<OperatorBalance>(BALANCE(condition, condition), [...values, operatorId]);
  // Of a branch without any of it, its operator's balance is none of its business.
  const reach = reachBy(viewer, 'settlement.view', SETTLEMENT_SCOPES);
  return rows.length === 0 && typeof reach === 'object' && reach.by === 'branch' ? null : rows;
}
