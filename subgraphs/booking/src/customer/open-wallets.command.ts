import type { BookingContext } from '../booking/booking-transaction.js';
import { isDeletedAccount } from '../neighbours/users.js';

/** Nobody takes longer to delete his account. */
const CLOSED_MS = 600_000;

const CLOSED = `select account_id::text as "accountId"
  from closing_wallet where closed_at <= to_timestamp($1::float8 / 1000) order by closed_at limit 200`;

/** Unless he begins again meanwhile. */
const OPEN = `delete from closing_wallet where account_id = $1::bigint and closed_at <= to_timestamp($2::float8 / 1000)`;

/**
 * Wallets of who began to delete his account and has it still take money again. That it is deleted may be known to users and
 * not told here yet: such a wallet stays closed.
 */
export async function openWallets(context: BookingContext): Promise<void> {
  const before = context.clock.now() - CLOSED_MS;
  for (const { accountId } of await context.database.rows<{ accountId: string }>(CLOSED, [before]))
    if (!(await isDeletedAccount(context, accountId))) await context.database.change(OPEN, [accountId, before]);
}
