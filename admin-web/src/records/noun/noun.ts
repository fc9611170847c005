import type { TypedDocumentNode } from '@apollo/client';
import type { PermissionGateProps } from '@naga/app-kit/PermissionGate';
import type { ComponentType, ReactNode } from 'react';
import type { IntlShape, MessageDescriptor, NoMessageValues } from 'react-intl';
import type { FormValues } from '../../features/form/use-form.js';
import type { SumsData } from '../../features/list/sums/use-sums.js';
import type { ComingSoldQuery, ComingSoldQueryVariables } from '../../features/sold/coming-sold.generated.js';
import type { TouchingWords } from '../touched/AskTouched.js';
import type { Reach } from '@naga/kernel/reach.js';
import type { Refused } from '../../session/refused.js';
import type { FieldWords, ListedField, NounField, NounRow } from './noun-field.js';

/** Records that somebody chose: some by their ids, or all that the filter of their list finds. */
export type Chosen =
  | {
      readonly ids: readonly string[];
      /** As they were read, where it matters what they said. */
      readonly versions?: readonly number[] | undefined;
      readonly filter?: never;
    }
  | { readonly filter: Readonly<Record<string, unknown>>; readonly ids?: never };

/** What became of many records, each for itself; their ids and failures are the first of them. */
export interface BulkReport {
  readonly __typename: 'BulkReport';
  readonly id: string;
  readonly state: 'GOING' | 'DONE' | 'STOPPED' | 'UNDOING' | 'UNDONE';
  readonly way: 'REMOVE' | 'ON' | 'OFF';
  readonly madeAt: string;
  readonly total: number;
  /** Not tried yet, or not taken back yet. */
  readonly waiting: number;
  readonly doneCount: number;
  /** As many an undo takes back. */
  readonly changedCount: number;
  readonly undoneCount: number;
  readonly failedCount: number;
  readonly done: readonly string[];
  readonly failed: readonly { id: string; name: string; code: string; facts: Record<string, unknown> }[];
}

/** A record of such a change, and what became of it. */
export interface BulkLine {
  readonly id: string;
  readonly name: string;
  readonly state: 'WAITING' | 'CHANGED' | 'SAME' | 'FAILED' | 'UNDONE' | 'KEPT';
  readonly code: string | null;
  readonly facts: Record<string, unknown> | null;
}

interface BulkLinePage {
  readonly rows: readonly BulkLine[];
  readonly next: string | null;
}

interface Page<Row> {
  total?: number;
  next: string | null;
  rows: Row[];
}

/** What a line of a file comes to. */
export interface ImportedLine {
  readonly line: number;
  readonly action: 'CREATE' | 'CHANGE' | 'SAME' | 'WRONG';
  readonly id: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown>;
  readonly problems: readonly { path: string; code: string; facts: Record<string, unknown> | null }[];
}

/** A file of records: rehearsed, then applied, then perhaps undone. */
export interface ImportedFile {
  readonly __typename: 'RecordImport';
  readonly id: string;
  readonly state: 'REHEARSED' | 'APPLIED' | 'UNDONE';
  readonly rows: readonly ImportedLine[];
}

type Document<Data> = TypedDocumentNode<Data, never>;

/** What tools/codegen prints of a noun. */
export interface NounDocuments<Row extends NounRow, Input> {
  readonly list: Document<{ page: Page<Row> }>;
  readonly one: Document<{ record: Row | null }>;
  readonly create: TypedDocumentNode<{ saved: unknown }, { input: Input }>;
  readonly update: Document<{ saved: unknown }>;
  readonly end: Document<{ report: BulkReport }>;
  readonly bulk: Document<{ report: BulkReport | null }>;
  readonly bulkLines: Document<{ report: { lines: BulkLinePage } | null }>;
  readonly stopBulk: Document<{ report: unknown }>;
  /** Of what is switched. */
  readonly undoBulk?: Document<{ report: unknown }>;
  readonly rehearse: Document<{ import: ImportedFile }>;
  readonly apply: Document<{ import: unknown }>;
  readonly undo: Document<{ import: unknown }>;
  /** Of a noun with a field that its list adds up. */
  readonly sums?: Document<SumsData>;
}

/** What a page shows of a record and no form says: it has a screen of its own, or none. */
export interface ShownFact<Row> {
  readonly id: string;
  readonly label: FieldWords;
  value(intl: IntlShape, row: Row): ReactNode;
  /** The screen on which it is said. */
  at?(row: Row): string;
}

/** Another screen about a record, for who may go there. */
export interface RecordLink<Row> extends Pick<PermissionGateProps, 'permission' | 'scopes'> {
  readonly label: FieldWords;
  /** `scope`: the reader's, of the permission. */
  to(row: Row, scope: string): string;
}

/** What of a record people have seats on, and which changes of it they would feel. */
export interface Touching {
  readonly of: ComingSoldQueryVariables['of'];
  readonly change?: {
    readonly fields: readonly string[];
    /** What else is asked of whom it touches. */
    readonly narrowed?: (input: NounInput, changed: readonly string[]) => Partial<ComingSoldQueryVariables>;
    readonly words: (sold: ComingSoldQuery['comingSold']) => TouchingWords;
  };
}

/** Fields that stand together in a form, and on a page. */
export interface NounSection<Name extends string> {
  readonly title: FieldWords;
  readonly about?: FieldWords;
  readonly fields: readonly Name[];
}

/** 'title' names its list, 'about' says what such a record is. */
type Word = 'title' | 'add' | 'about';

export interface NounSaid<Row extends NounRow, Input, Told extends string = never> extends Pick<
  PermissionGateProps,
  'permission' | 'scopes'
> {
  /** The address of its list. */
  readonly path: string;
  /** What all its lists are narrowed to, where another noun has the other records of its type. */
  readonly only?: Readonly<Record<string, unknown>>;
  /** The address of that noun's list. */
  readonly others?: string;
  /** What the audit calls a record. */
  readonly entity: string;
  readonly documents: NounDocuments<Row, Input>;
  /** All that a form says, in its order. */
  readonly fields: { readonly [Name in keyof Input & string]-?: NounField<Input[Name]> };
  /** What lists show of a record and no form says. */
  readonly told?: Readonly<Record<Told, ListedField>>;
  /** Fields whose columns stand in the list behind what a record is called. */
  readonly columns: readonly ((keyof Input & string) | NoInfer<Told>)[];
  /** Which of them says what has become of a record, in place of whether it is on. */
  readonly stated?: NoInfer<Told>;
  /** Of a form of many fields; all of them stand in one. A page leaves out what is empty. */
  readonly sections?: readonly NounSection<keyof Input & string>[];
  /** Code of a refusal → the field it speaks of. */
  readonly refusedAt?: Readonly<Record<string, keyof Input & string>>;
  readonly ends: 'removed' | 'switched';
  /** Whom a change of a record, or its end, touches: asked about where people have seats on it. */
  readonly touching?: Touching;
  /** What else its page and its form show of what it says: a map. `id` left out: of a new record; `set`: of a page. */
  readonly Beside?: ComponentType<{
    values: FormValues;
    id?: string;
    set?: (values: FormValues) => void;
  }>;
  /** Who makes and ends records, by his scope, where not everybody may who edits them. */
  readonly madeBy?: readonly Reach[];
  readonly shown?: readonly ShownFact<Row>[];
  readonly links?: readonly RecordLink<Row>[];
  readonly words: Readonly<Record<Word, MessageDescriptor & NoMessageValues>>;
}

/** Documents of a noun whose records another one names. */
export type ChosenFrom<Row extends NounRow> = Pick<NounDocuments<Row, never>, 'list'>;

/** A noun whose types were looked at: its screens are the same for all. */
export interface Noun extends Omit<
  NounSaid<NounRow, Record<string, unknown>, string>,
  'documents' | 'fields' | 'columns'
> {
  readonly documents: {
    readonly list: TypedDocumentNode<{ page: Page<NounRow> }, ListVariables>;
    readonly one: TypedDocumentNode<{ record: NounRow | null }, { id: string }>;
    readonly create: TypedDocumentNode<{ saved: NounRow | Refused }, { input: NounInput }>;
    readonly update: TypedDocumentNode<{ saved: NounRow | Refused }, { id: string; version: number; input: NounInput }>;
    readonly end: TypedDocumentNode<{ report: BulkReport }, Chosen & { active?: boolean }>;
    readonly bulk: TypedDocumentNode<{ report: BulkReport | null }, { id: string | null }>;
    readonly bulkLines: TypedDocumentNode<
      { report: { lines: BulkLinePage } | null },
      { id: string; after: string | null }
    >;
    readonly stopBulk: TypedDocumentNode<{ report: BulkReport | Refused }, { id: string }>;
    readonly undoBulk?: TypedDocumentNode<{ report: BulkReport | Refused }, { id: string }>;
    readonly rehearse: TypedDocumentNode<{ import: ImportedFile }, { file: string }>;
    readonly apply: TypedDocumentNode<{ import: ImportedFile | Refused }, { id: string }>;
    readonly undo: TypedDocumentNode<{ import: ImportedFile | Refused }, { id: string }>;
    readonly sums?: TypedDocumentNode<SumsData, { filter: Record<string, unknown> }>;
  };
  readonly fields: Readonly<Record<string, NounField<unknown>>>;
  readonly columns: readonly string[];
}

type Files = 'rehearse' | 'apply' | 'undo';
type Saving = 'create' | 'update';

/** What the list of a noun needs, and how its records end: what is drawn on a screen of its own has no form and no file. */
export interface ListedNoun extends Omit<Noun, 'documents' | 'fields' | 'words' | 'sections'> {
  readonly fields: Readonly<Record<string, ListedField>>;
  readonly documents: Omit<Noun['documents'], Files | Saving> & Partial<Pick<Noun['documents'], Files>>;
  /** Where an example waits, of what has no files of its own. */
  readonly exampleAt?: string;
  /** 'search' says where a list looks, if not in its names. */
  readonly words: Noun['words'] & { readonly search?: FieldWords };
}

export type NounInput = Record<string, unknown>;

export interface ListVariables {
  filter: Record<string, unknown>;
  order: string | null;
  descending: boolean;
  page: number;
  pageSize: number;
  after?: string | null | undefined;
  counted?: boolean | undefined;
}

/** Looks at the types: each field of the input has its control, and each control says what its field takes. */
export const defineNoun = <Row extends NounRow, Input, Told extends string = never>(
  noun: NounSaid<Row, Input, Told>,
): Noun => noun as unknown as Noun;

/** The same for a noun that is drawn on a screen of its own. */
export const defineListed = <Row extends NounRow>(
  noun: Omit<ListedNoun, 'documents'> & {
    readonly documents: Omit<NounDocuments<Row, never>, Files | Saving | 'one'> & {
      readonly one: Document<{ record: NounRow | null }>;
    };
  },
): ListedNoun => noun as unknown as ListedNoun;
