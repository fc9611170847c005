import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import type { BlockedRide, BlockTerms } from './block-days.rules.js';
import type { Claims } from './claim-blocked.js';
import { isForSome } from './kept-for.rules.js';

/** A seat that is blocked by a claim. */
interface BlockNote extends BlockedRide {
  readonly claimId: string;
  readonly routeScheduleId: string;
  readonly date: string;
  readonly seat: string;
  /** What its stops are called between which it is; left out: on the whole ride. */
  readonly fromNames?: object;
  readonly toNames?: object;
}

const NOTE = `insert into seat_block (claim_id, mode, route_schedule_id, service_date, seat_no, operator_id,
    operator_branch_id, operator_country_code, operator_name, route_names, reason, blocked_by_id, blocked_at, closed_to, agency_id,
    whole, from_names, to_names)
  select b."claimId", $2, b."routeScheduleId", b.date, b.seat, b."operatorId", b."operatorBranchId",
    b."operatorCountryCode", b."operatorName", b."routeNames", $3, $4, to_timestamp($5::float8 / 1000), $6::text[], $7::bigint,
    $8, b."fromNames", b."toNames"
  from jsonb_to_recordset($1::jsonb) as b("claimId" bigint, "routeScheduleId" bigint, date date, seat text,
    "operatorId" bigint, "operatorBranchId" bigint, "operatorCountryCode" text, "operatorName" text, "routeNames" jsonb,
    "fromNames" jsonb, "toNames" jsonb)
  returning id::text as id`;

/** Of what is kept for some: the block is what says so. */
export const LET_GO = `update seat_claim set state = 'released' where id = any($1::bigint[])`;

/** Writes down what was claimed to be blocked, `all` claims with it; answers the ids of the blocks. */
export async function noteBlocks(
  transaction: RowTransaction,
  mode: string,
  { notes, all }: Pick<Claims, 'all'> & { readonly notes: readonly BlockNote[] },
  { reason, blockedById, blockedAt, closedTo, agencyId, whole }: BlockTerms,
): Promise<readonly string[]> {
  const terms = [closedTo === null ? null : [...new Set(closedTo)], agencyId, whole];
  const values = [JSON.stringify(notes), mode, reason, blockedById, blockedAt, ...terms];
  const made = notes.length > 0 ? await transaction.rows<{ id: string }>(NOTE, values) : [];
  // Who is allowed to may buy; everybody else is refused by the note, which whoever claimed meanwhile has to look at.
  if (isForSome({ closedTo, agencyId })) await transaction.rows(LET_GO, [all.map(({ id }) => id)]);
  return made.map(({ id }) => id);
}
