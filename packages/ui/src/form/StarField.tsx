import type { ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from './FieldError.js';
import classes from './StarField.module.css';

export interface StarFieldProps {
  legend: ReactNode;
  name: string;
  /** What one star says, two, …; each is read out and stands beneath its star. */
  labels: readonly string[];
  defaultValue?: number | undefined;
  error?: ReactNode;
}

/** A rating by stars: real radios, so that arrows move and a form without script sends it. Never only by colour. */
export function StarField({ legend, name, labels, defaultValue, error }: StarFieldProps) {
  const id = useId();
  const wrong = error !== undefined && error !== null && error !== '';
  return (
    <fieldset className={classes.field} aria-describedby={wrong ? `${id}-error` : undefined}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.stars}>
        {labels.map((label, index) => (
          <label key={label} className={classes.star}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={index + 1}
              defaultChecked={defaultValue === index + 1}
              aria-invalid={wrong ? true : undefined}
            />
            <span aria-hidden="true" className={classes.glyph}>
              ★
            </span>
            <span className={classes.label}>{label}</span>
          </label>
        ))}
      </div>
      {wrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
