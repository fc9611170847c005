import { type ReactNode, useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import classes from './Stepper.module.css';

const words = defineMessages({
  fewer: { id: 'ui.stepper.fewer', defaultMessage: 'One fewer' },
  more: { id: 'ui.stepper.more', defaultMessage: 'One more' },
});

export interface StepperProps {
  label: ReactNode;
  hint?: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Sends the number with the form around it. */
  name?: string;
}

/** A small number by − and +: passengers, participants. At its ends a button stays in place and does nothing. */
export function Stepper({ label, hint, value, onChange, min = 0, max = 9, name }: StepperProps) {
  const intl = useIntl();
  const id = useId();
  const button = (step: -1 | 1, atEnd: boolean) => (
    <button
      type="button"
      className={classes.button}
      aria-disabled={atEnd ? true : undefined}
      aria-label={intl.formatMessage(step < 0 ? words.fewer : words.more)}
      aria-describedby={id}
      onClick={() => {
        if (!atEnd) onChange(value + step);
      }}
    >
      <span aria-hidden="true">{step < 0 ? '−' : '+'}</span>
    </button>
  );
  return (
    <div className={classes.stepper} role="group" aria-labelledby={id}>
      <span className={classes.text}>
        <span className={classes.label} id={id}>
          {label}
        </span>
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </span>
      <span className={classes.controls}>
        {button(-1, value <= min)}
        <output className={classes.value}>{value}</output>
        {button(1, value >= max)}
      </span>
      {name !== undefined && <input type="hidden" name={name} value={value} />}
    </div>
  );
}
