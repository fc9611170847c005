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
  Agency: '/agencies',
  ApiAccount: '/api-accounts',
  Booking: '/bookings',
  Role: '/roles',
};

/** The page of the record, or of what it is a part of; undefined where there is none. */
export function changePath({
  entity,
  rowId,
  ofEntity,
  ofId,
}: Pick<Change_EntryFragment, 'entity' | 'rowId' | 'ofEntity' | 'ofId'>): string | undefined {
  const [of, id] = ofEntity === null || ofId === null ? [entity, rowId] : [ofEntity, ofId];
  const page = PAGES[of];
  return page === undefined || id === WHOLE_TABLE ? undefined : `${page}/${id}`;
}
