import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './Field.js';
import classes from './Field.module.css';

export type TextFieldProps = FieldFrame & Omit<ComponentPropsWithRef<'input'>, 'children' | keyof FieldFrame>;

/** One line of text with its label; every attribute of an input passes through (type, autoComplete, inputMode, …). */
export function TextField({ label, hint, error, required, optional, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(wiring) => <input type="text" {...input} {...wiring} className={clsx(classes.control, className)} />}
    </Field>
  );
}
