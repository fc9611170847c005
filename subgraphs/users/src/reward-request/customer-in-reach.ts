import { isRowId } from '@naga/kernel/row-id.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { RowTransaction } from '@naga/server-kit/database/row-transaction.js';
import { UserNotFound } from '../people/people.errors.js';

export const MANAGE = 'reward.manage';
/** Points are the platform's: operators look after none. */
export const REWARD_SCOPES = ['country', 'all'] as const;

/** The country whose accounts the viewer reaches; null: everybody; undefined: nobody. */
export function countryInReach(viewer: Viewer): string | null | undefined {
  const reach = reachBy(viewer, MANAGE, REWARD_SCOPES);
  if (reach === 'nothing') return undefined;
  return reach === 'everything' ? null : reach.key;
}

const ACCOUNT = `select country_code as country from account where id = $1::bigint and deleted_at is null
  and ($2::text is null or country_code = $2)`;

interface Customer {
  readonly country: string | null;
}

/** An account whose points the viewer looks after; undefined out of reach. */
export async function customerInReach(
  from: Pick<RowTransaction, 'rows'>,
  viewer: Viewer,
  accountId: string,
): Promise<Customer | undefined> {
  const country = countryInReach(viewer);
  const known = country !== undefined && isRowId(accountId);
  return known ? (await from.rows<Customer>(ACCOUNT, [accountId, country]))[0] : undefined;
}

/** The same, that must be there. Refuses USER_NOT_FOUND. */
export async function requireCustomer(
  from: Pick<RowTransaction, 'rows'>,
  viewer: Viewer,
  accountId: string,
): Promise<Customer> {
  const customer = await customerInReach(from, viewer, accountId);
  if (customer === undefined) throw new UserNotFound();
  return customer;
}
