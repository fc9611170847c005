import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { BookingRecord } from '../booking/booking-record.js';
import { agencyPaying } from './agency-paying.js';

/**
 * The account that may spend its credit, or be given credit: of who sits there himself. Whoever acts as somebody spends
 * nothing of his.
 */
export const ownAccount = (viewer: Viewer): string | undefined =>
  viewer.kind === 'user' && viewer.impersonatorId === undefined ? viewer.userId : undefined;

/** The same of the balance of the agency whose sale it is. */
export const ownBalance = (viewer: Viewer, booking: Pick<BookingRecord, 'agencyId'>): string | undefined =>
  ownAccount(viewer) === undefined ? undefined : agencyPaying(viewer, booking);
