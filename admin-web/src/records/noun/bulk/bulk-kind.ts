import type { ListedNoun, NounDocuments } from '../noun.js';
import type { NounRow } from '../noun-field.js';

type Asked = 'end' | 'bulk' | 'bulkLines' | 'stopBulk' | 'undoBulk';

/** Records that are changed by many from their list: what its bar has to know of them. Every noun is such a kind. */
export interface BulkKind extends Pick<ListedNoun, 'path' | 'entity' | 'permission' | 'scopes' | 'madeBy' | 'offSale'> {
  readonly documents: Pick<ListedNoun['documents'], Asked>;
  /** 'published': everybody may read them from then on, which many at once do not go back from. */
  readonly ends: ListedNoun['ends'] | 'published';
}

/** Of records that are no noun. */
export const defineBulk = (
  kind: Omit<BulkKind, 'documents'> & { readonly documents: Pick<NounDocuments<NounRow, never>, Asked> },
): BulkKind => kind as unknown as BulkKind;
