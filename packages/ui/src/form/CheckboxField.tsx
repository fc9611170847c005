import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './Choice.module.css';
import { FieldError } from './FieldError.js';

export type CheckboxFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the far end: the count of a filter. */
  aside?: ReactNode;
} & Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'>;

/** One yes or no, whole line a target. */
export function CheckboxField({ label, hint, error, aside, id, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const wrong = error !== undefined && error !== null && error !== '';
  const described = [hint === undefined ? '' : `${inputId}-hint`, wrong ? `${inputId}-error` : ''].filter(Boolean);
  return (
    <div>
      <label className={classes.choice}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={classes.box}
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={wrong ? true : undefined}
        />
        <span className={classes.text}>
          <span className={classes.label}>{label}</span>
          {hint !== undefined && (
            <span className={classes.hint} id={`${inputId}-hint`}>
              {hint}
            </span>
          )}
        </span>
        {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      </label>
      {wrong && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  );
}
