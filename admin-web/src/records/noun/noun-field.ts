import type { TypedDocumentNode } from '@apollo/client';
import type { Reach } from '@naga/kernel/reach.js';
import type { ComponentType } from 'react';
import type { IntlShape, MessageDescriptor, NoMessageValues } from 'react-intl';
import type { FlagBinding, FormValues, TextBinding } from '../../features/form/use-form.js';
import type { Held } from '../../features/form/use-held.js';
import type { ListColumn } from '../../features/list/list-column.js';
import type { FoundControlProps } from '../../features/list/list-filter.js';
import type { Me } from '../../session/me.js';
import type { Recorded, RecordPlace } from '../record-kind.js';

export type FieldWords = MessageDescriptor & NoMessageValues;

/** A record of any noun, as its list and its page have it. */
export interface NounRow extends Recorded {
  readonly active?: boolean;
  /** Who reads it looks after it; others see it only. */
  readonly mayChange: boolean;
  /** What stands in addresses, of a noun that has it. */
  readonly slug?: string;
}

/** A form whose names are known at run time only. */
export interface FieldBindings {
  text: (name: string) => TextBinding;
  flag: (name: string) => FlagBinding;
  set: (part: FormValues) => void;
  hold: Held['hold'];
}

export interface ControlProps {
  /** Of the field. */
  name: string;
  label: string;
  hint?: string;
  optional: boolean;
  form: FieldBindings;
}

export interface ShownProps {
  label: string;
  value: unknown;
}

/** The records that a field names. */
export interface FirstRecord {
  readonly list: TypedDocumentNode<{ page: { rows: readonly NounRow[] } }, ListedFirst>;
  brings(row: NounRow): Readonly<Record<string, string>>;
}

type ListedFirst = {
  filter: Record<string, unknown>;
  order: null;
  descending: boolean;
  page: number;
  pageSize: number;
  counted: boolean;
};

/** What a list shows of its records, and is sorted by and narrowed to. */
export interface ListedField {
  readonly label: FieldWords;
  /** The list is sorted by it, where the graph can. */
  readonly sorted: boolean;
  /** The list is narrowed to one value of it. */
  readonly Filter?: ComponentType<FoundControlProps> | undefined;
  /** What was chosen there, as the graph takes it; left out: as it is. */
  narrow?(chosen: string): unknown;
  /** As lists and pages show it. */
  text(intl: IntlShape, name: string, row: NounRow): string;
  /** How its column looks, where that is more than a text. */
  readonly look?: Pick<ListColumn<NounRow>, 'render' | 'align' | 'noWrap' | 'wide' | 'hidden' | 'optional'>;
  /** Of a reference: where the record that it names has its page. */
  readonly place?: RecordPlace | undefined;
  /** Of a reference: where an example finds the first record, and what that brings along. */
  readonly first?: FirstRecord | undefined;
}

/** One field of a noun, as forms, lists and pages have it. `Value` is what its mutations take. */
export interface NounField<Value> extends ListedField {
  readonly hint?: FieldWords;
  /** Forms ask for it as long as this is so of what else is typed. */
  shownIf?(values: FormValues): boolean;
  /** Sentences for codes that only this field's problems have. */
  readonly says?: Readonly<Record<string, FieldWords>>;
  /** Said once, when the record is made. */
  readonly fixed: boolean;
  /** Who may say it, by his scope; left out: whoever edits records. To the others it is shown. */
  readonly editableBy?: readonly Reach[] | undefined;
  readonly optional: boolean;
  readonly Control: ComponentType<ControlProps>;
  /** What a form begins with; of a new record `me` fills it in. */
  typed(name: string, row: NounRow | undefined, me?: Me): FormValues;
  /** What was typed, as the mutation takes it. */
  input(name: string, values: FormValues): Value;
  /** What is wrong before anything is sent, by names of the form. */
  check(name: string, values: FormValues): Record<string, string | false>;
  /** Headings of a file behind the field's name: '' for one, '.en' for each of its languages. */
  readonly parts: readonly string[];
  /** As a file says it beside the other values of its record, where that is not the value as it is: an amount. */
  written?(name: string, values: Readonly<Record<string, unknown>>): string;
  /** As its page shows it, where that is more than a text. */
  readonly Shown?: ComponentType<ShownProps>;
}
