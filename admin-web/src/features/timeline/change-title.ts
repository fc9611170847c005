import type { IntlShape } from 'react-intl';
import type { Change_EntryFragment } from './timeline.generated.js';
import { words } from './change-words.js';
import { entityName } from './entity-words.js';

/** Stands for all rows of a table at once. */
const WHOLE_TABLE = '*';

/** 'Booking 7', 'Ticket 9 · Booking 7', 'Location: many at once' */
export function changeTitle(
  intl: IntlShape,
  { entity, rowId, ofEntity, ofId }: Pick<Change_EntryFragment, 'entity' | 'rowId' | 'ofEntity' | 'ofId'>,
): string {
  if (rowId === WHOLE_TABLE) return intl.formatMessage(words.table, { entity: entityName(intl, entity) });
  const record = (of: string, id: string) => intl.formatMessage(words.record, { entity: entityName(intl, of), id });
  const part = record(entity, rowId);
  return ofEntity === null || ofId === null
    ? part
    : intl.formatMessage(words.part, { part, whole: record(ofEntity, ofId) });
}

const PAGES: Record<string, string> = {
  Account: '/users',
  Affiliate: '/affiliates',
  AffiliateStatement: '/affiliate-statements',
  Agency: '/agencies',
  ApiAccount: '/api-accounts',
  Booking: '/bookings',
  Coupon: '/coupons',
  CouponCode: '/coupon-codes',
  PayLink: '/custom-payments',
  RefundPolicy: '/refund-policies',
  Review: '/reviews',
  Role: '/roles',
  Settlement: '/settlements',
};

/** The record's own page, else that of what it is a part of; undefined where there is none. */
export function changePath({
  entity,
  rowId,
  ofEntity,
  ofId,
}: Pick<Change_EntryFragment, 'entity' | 'rowId' | 'ofEntity' | 'ofId'>): string | undefined {
  const own = PAGES[entity];
  if (own !== undefined) return rowId === WHOLE_TABLE ? undefined : `${own}/${rowId}`;
  const whole = ofEntity === null ? undefined : PAGES[ofEntity];
  return whole === undefined || ofId === null ? undefined : `${whole}/${ofId}`;
}
