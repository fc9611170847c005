import { reachBy } from '@naga/server-kit/viewer/reach.js';
import DataLoader from 'dataloader';
import type { UsersContext } from '../services.js';
import { affiliatesByCode, type AffiliateRow } from './affiliate.queries.js';
import { AffiliateView } from './affiliate.type.js';

const loaders = new WeakMap<UsersContext, DataLoader<string, AffiliateRow | null>>();

function loaderOf({ database, viewer, clock }: UsersContext): DataLoader<string, AffiliateRow | null> {
  return new DataLoader(
    async (codes) => {
      const rows = await affiliatesByCode(database, viewer, reachBy(viewer, 'affiliate.manage'), codes, clock.now());
      const byCode = new Map(rows.map((row) => [row.code, row]));
      return codes.map((code) => byCode.get(code) ?? null);
    },
    { cache: false },
  );
}

/** What another subgraph wants to know of an affiliate, many in one statement; null for one whom the viewer may not see. */
export async function affiliateReference(
  { code }: { code: string },
  context: UsersContext,
): Promise<AffiliateView | null> {
  const loader = loaders.get(context) ?? loaderOf(context);
  loaders.set(context, loader);
  const row = await loader.load(code);
  return row && Object.assign(new AffiliateView(), row);
}
