import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { BookingRecord } from '../booking/booking-record.js';

/** The agency whose sale it is, where its own people ask: nobody else spends its balance. */
export const agencyPaying = (viewer: Viewer, { agencyId }: Pick<BookingRecord, 'agencyId'>): string | undefined =>
  viewer.kind === 'user' && viewer.agencyId !== undefined && viewer.agencyId === agencyId ? agencyId : undefined;
