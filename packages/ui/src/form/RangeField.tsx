import type { ReactNode } from 'react';
import { Field } from './Field.js';
import classes from './RangeField.module.css';

export interface RangeFieldProps {
  label: ReactNode;
  name: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** What the value means, in words: shown above the slider, and read out as it moves. */
  said: string;
  /** What follows of it; it changes as the slider moves. */
  hint?: ReactNode;
  error?: ReactNode;
}

/** A number between two others: a real slider, so that arrows, Page and Home keys move it and a form without script sends it. */
export function RangeField({ label, name, min, max, step, value, onChange, said, hint, error }: RangeFieldProps) {
  return (
    <Field label={label} error={error} {...(hint !== undefined && { hint })}>
      {(wiring) => (
        <span className={classes.range}>
          <output className={classes.said} htmlFor={wiring.id}>
            {said}
          </output>
          <input
            {...wiring}
            type="range"
            className={classes.slider}
            name={name}
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={said}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
        </span>
      )}
    </Field>
  );
}
