import clsx from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './Field.js';
import classes from './Field.module.css';

export type TextAreaFieldProps = FieldFrame & Omit<ComponentPropsWithRef<'textarea'>, 'children' | keyof FieldFrame>;

/** Several lines of text with their label. */
export function TextAreaField({ label, hint, error, required, optional, id, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(wiring) => (
        <textarea rows={4} {...area} {...wiring} className={clsx(classes.control, classes.area, className)} />
      )}
    </Field>
  );
}
