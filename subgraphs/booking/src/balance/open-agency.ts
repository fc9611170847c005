import { isRowId } from '@naga/kernel/row-id.js';
import { reachBy } from '@naga/server-kit/viewer/reach.js';
import type { BookingContext } from '../booking/booking-transaction.js';
import { type PayerFactsQuery, PayerFactsDocument } from '../neighbours/users.generated.js';
import { AgencyNotFound } from './balance.errors.js';

/** Whoever looks after accounts looks after agencies, too. */
export const MANAGE = 'user.manage';

/** Whose scope of user.manage reaches an agency: its own people, its country's admins. */
export const AGENCY_SCOPES = ['agency', 'country', 'all'] as const;
/** Who moves a balance by hand: nobody of the agency itself. */
export const MOVING_SCOPES = ['country', 'all'] as const;

/** What users know of an agency that the viewer looks after. Refuses AGENCY_NOT_FOUND. */
export async function openAgency(
  { neighbours, viewer }: BookingContext,
  agencyId: string,
): Promise<PayerFactsQuery['payerFacts']> {
  const known = isRowId(agencyId);
  const reach = reachBy(viewer, MANAGE, AGENCY_SCOPES);
  if (!known || reach === 'nothing') throw new AgencyNotFound({ agencyId });
  const { payerFacts } = await neighbours.ask(
    'users',
    PayerFactsDocument,
    { accountId: null, agencyId, sellerId: null },
    viewer,
  );
  const key = reach === 'everything' ? undefined : reach.key;
  const isHis = reach === 'everything' || key === (reach.by === 'agency' ? agencyId : payerFacts.agencyCountryCode);
  if (payerFacts.agencyCountryCode === null || !isHis) throw new AgencyNotFound({ agencyId });
  return payerFacts;
}
