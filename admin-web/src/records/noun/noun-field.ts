import type { ChangeEvent, ComponentType } from 'react';
import type { IntlShape, MessageDescriptor, NoMessageValues } from 'react-intl';
import type { FlagBinding, FormValues, TextBinding } from '../../features/form/use-form.js';
import type { Recorded } from '../record-kind.js';

export type FieldWords = MessageDescriptor & NoMessageValues;

/** A record of any noun, as its list and its page have it. */
export interface NounRow extends Recorded {
  readonly active?: boolean;
}

/** A form whose names are known at run time only. */
export interface FieldBindings {
  text: (name: string) => TextBinding;
  flag: (name: string) => FlagBinding;
}

export interface ControlProps {
  /** Of the field. */
  name: string;
  label: string;
  hint?: string;
  optional: boolean;
  form: FieldBindings;
}

/** One field of a noun, as forms, lists and pages have it. `Value` is what its mutations take. */
export interface NounField<Value> {
  readonly label: FieldWords;
  readonly hint?: FieldWords;
  /** Said once, when the record is made. */
  readonly fixed: boolean;
  readonly optional: boolean;
  /** The list is sorted by it, where the graph can. */
  readonly sorted: boolean;
  /** The list is narrowed to one value of it. */
  readonly Filter?: ComponentType<FilterControl> | undefined;
  readonly Control: ComponentType<ControlProps>;
  /** What a form begins with. */
  typed(name: string, row: NounRow | undefined): FormValues;
  /** What was typed, as the mutation takes it. */
  input(name: string, values: FormValues): Value;
  /** What is wrong before anything is sent, by names of the form. */
  check(name: string, values: FormValues): Record<string, string | false>;
  /** Headings of a file behind the field's name: '' for one, '.en' for each of its languages. */
  readonly parts: readonly string[];
  /** As lists and pages show it. */
  text(intl: IntlShape, name: string, row: NounRow): string;
}

export interface FilterControl {
  label: string;
  none: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}
