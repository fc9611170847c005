import type { BookingContext } from '../booking/booking-transaction.js';
import { gatherEntries, UNTOLD } from './gather-entries.js';

/** The same condition as the index ledger_entry_beside; what was paid out is no income. */
const BESIDE = `e.account in ('insurance', 'donations') and e.reason <> 'settlement'`;

/** A link says the cause on its entries, a booking on its fee. */
const CAUSE = `coalesce(e.party_id, (select f.cause from booking_fee f where f.booking_id = e.booking_id and f.name = 'donation' limit 1), '')`;

/** What is an insurer's or a cause's and no statement tells of, by the local day on which it came, or went back. */
const DUE = `select e.id::text as id, e.booking_id::text as "bookingId", (e.credit - e.debit)::float8 as amount, e.mode, e.currency,
    case e.account when 'insurance' then 'INSURANCE' else 'DONATION' end as kind,
    case e.account when 'insurance' then 'INSURER' else 'CAUSE' end as payee,
    case e.account when 'insurance' then '' else ${CAUSE} end as cause,
    '0' as "operatorId", '' as "operatorName", '' as "operatorCountryCode", '0' as "branchId",
    (e.at at time zone interval '7 hours')::date::text as day
  from ledger_entry e where ${BESIDE} and ${UNTOLD}
  order by e.id limit $1`;

/** Writes on the open statements of the insurer and of causes what came for them since the last time, less what went back. */
export const gatherBeside = (context: BookingContext): Promise<void> => gatherEntries(context, DUE);
