import type { TypedDocumentNode } from '@apollo/client';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { AskedText } from '../../../features/action/AskText.js';
import type { BulkReport, Chosen, ListedNoun, NounDocuments } from '../noun.js';
import type { NounRow } from '../noun-field.js';

type Asked = 'end' | 'bulk' | 'bulkLines' | 'stopBulk' | 'undoBulk';

export type ReasonField = AskedText & { readonly name: 'reason' };

/** What is asked before many are freed, in words of the kind. */
export interface Freeing {
  readonly label: MessageDescriptor;
  readonly keep: MessageDescriptor;
  /** Of `count` and, as it is written, `shown`. */
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** How many are hidden at once, which wants a reason. */
export interface Hiding {
  /** Of `count` and, as it is written, `shown`. */
  readonly title: MessageDescriptor;
  readonly keep: MessageDescriptor;
  readonly reason: (intl: IntlShape) => ReasonField;
}

/** Records that are changed by many from their list: what its bar has to know of them. Every noun is such a kind. */
export interface BulkKind extends Pick<
  ListedNoun,
  'path' | 'entity' | 'permission' | 'scopes' | 'madeBy' | 'touching'
> {
  readonly documents: Pick<ListedNoun['documents'], Asked> & {
    readonly hideBulk?: TypedDocumentNode<{ report: BulkReport }, Chosen & { reason: string }>;
  };
  /** 'published': everybody may read them from then on; 'freed': buy them. */
  readonly ends: ListedNoun['ends'] | 'published' | 'freed';
  readonly hiding?: Hiding;
  readonly freeing?: Freeing;
}

/** Of records that are no noun. */
export const defineBulk = (
  kind: Omit<BulkKind, 'documents'> & {
    readonly documents: Pick<NounDocuments<NounRow, never>, Asked> & { readonly hideBulk?: unknown };
  },
): BulkKind => kind as unknown as BulkKind;
