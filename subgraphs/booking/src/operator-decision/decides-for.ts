import type { Viewer } from '@naga/server-kit/viewer/viewer.js';

interface Driven {
  readonly operatorId: string;
  readonly operatorBranchId: string | null;
  readonly operatorCountryCode: string;
}

/**
 * Whether the viewer answers for the operator of a leg: by the scope of booking.edit (rules.md 8), where a buyer's scopes
 * (own, agency) and his token do not count.
 */
export function decidesFor(viewer: Viewer, leg: Driven): boolean {
  if (viewer.kind !== 'user') return false;
  const same = (own: string | undefined, its: string | null): boolean => own !== undefined && own === its;
  switch (viewer.grants['booking.edit']) {
    case 'all':
      return true;
    case 'country':
      return same(viewer.countryCode, leg.operatorCountryCode);
    case 'operator':
      return same(viewer.operatorId, leg.operatorId);
    case 'branch':
      return same(viewer.branchId, leg.operatorBranchId);
    default:
      return false;
  }
}
