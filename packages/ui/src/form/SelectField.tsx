import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './Field.js';
import classes from './Field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export type SelectFieldProps = FieldFrame & {
  options: readonly SelectOption[];
  /** First, empty choice. */ placeholder?: string;
} & Omit<ComponentPropsWithRef<'select'>, 'children' | keyof FieldFrame>;

/** The platform's own list: the best one on every phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, optional, id, className, options, placeholder, ...select } = props;
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(wiring) => (
        <select {...select} {...wiring} className={clsx(classes.control, classes.select, className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
