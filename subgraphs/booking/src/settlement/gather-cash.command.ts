import type { BookingContext } from '../booking/booking-transaction.js';
import { gatherEntries, UNTOLD } from './gather-entries.js';

/** The same condition as the index ledger_entry_cash. */
const OF_OPERATORS = `e.account = 'cash_in_hand' and e.booking_id is not null and e.party_id like 'operator:%'`;

/** Cash in an operator's hand that no statement tells of, with the first ride of his in its booking. */
const DUE = `select e.id::text as id, e.booking_id::text as "bookingId", 'CASH_COLLECTED' as kind,
    (e.credit - e.debit)::float8 as amount, e.mode, e.currency, l.operator_id::text as "operatorId",
    l.operator_name as "operatorName", l.operator_country_code as "operatorCountryCode",
    coalesce(l.operator_branch_id, 0)::text as "branchId", l.service_date::text as day
  from ledger_entry e
  join lateral (select * from leg where booking_id = e.booking_id and operator_id = substr(e.party_id, 10)::bigint
    order by id limit 1) l on true
  where ${OF_OPERATORS} and ${UNTOLD}
  order by e.id limit $1`;

/**
 * Writes on the open statements what operators' people collected since the last time, as the ledger says; what they gave
 * back counts against it. To be repeated at will.
 */
export const gatherCash = (context: BookingContext): Promise<void> => gatherEntries(context, DUE);
