import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import { Parcel } from '../parcel/parcel.entity.js';
import { Zone } from '../place/zone.entity.js';
import { loadParcels, type ParcelOwners } from './load-parcels.js';
import { loadPrices } from './load-prices.js';

const NOBODYS: ParcelOwners = { carriers: [], agencyId: null };

/**
 * Loads parcel prices between real places and parcels in every status, the same everywhere; stories are told relative to
 * `now`, epoch milliseconds. Only into empty tables: answers false, and changes nothing, where there is anything already.
 */
export function importMarket(
  { database }: Pick<SubgraphContext, 'database'>,
  now: number,
  owners = NOBODYS,
): Promise<boolean> {
  return inTransaction(database.inBulk().em(), async (fork) => {
    if ((await fork.count(Zone)) + (await fork.count(Parcel)) > 0) return false;
    await loadPrices(fork);
    await loadParcels(fork, now, owners);
    return true;
  });
}
