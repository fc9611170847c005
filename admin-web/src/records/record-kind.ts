import type { TypedDocumentNode } from '@apollo/client';
import type { PermissionGateProps } from '@naga/app-kit/PermissionGate';
import type { MessageDescriptor } from 'react-intl';

/** What a record is known by; a change says which version it looked at. */
export interface Recorded {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** Of its list, of its form, and of a record that is not there. */
type Word =
  | ('title' | 'total' | 'add' | 'none' | 'noneText' | 'back')
  | ('edit' | 'editTitle' | 'save' | 'saved')
  | ('failed' | 'unknown' | 'unknownText');

/** What a mutation answers of it. */
export type Saved = Pick<Recorded, 'id' | 'version'>;

/** A resource of the back office: a list whose records have a page, a form and a history. Said once for all its screens. */
export interface RecordKind<Data, Row extends Recorded> extends Pick<PermissionGateProps, 'permission' | 'scopes'> {
  /** Address of its list; behind it the id is a record's page, and '/edit' behind that its form. */
  readonly path: string;
  /** What routes.ts calls the id. */
  readonly param: string;
  /** The audit's name for it; drafts begin with it. */
  readonly entity: string;
  readonly query: TypedDocumentNode<Data, { id: string }>;
  /** The record in it; null when there is none, or none within reach. */
  readonly pick: (data: Data) => Row | null;
  readonly words: Readonly<Record<Word, MessageDescriptor>>;
}

/** Keeps the types of query and record; otherwise the identity. */
export const defineRecord = <Data, Row extends Recorded>(kind: RecordKind<Data, Row>): RecordKind<Data, Row> => kind;

/** Where records of a kind have their list and their pages, and for whom. */
export type RecordPlace = Pick<RecordKind<unknown, Recorded>, 'path' | 'permission' | 'scopes'>;
type Placed = Pick<RecordPlace, 'path'>;

/** The page of a record. */
export const recordPath = ({ path }: Placed, id: string): string => `${path}/${id}`;

/** The form of a record. */
export const editPath = ({ path }: Placed, id: string): string => `${path}/${id}/edit`;
