import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import classes from './Choice.module.css';
import { FieldError } from './FieldError.js';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  /** At the far end: a price, a mark. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<V extends string> {
  legend: ReactNode;
  options: readonly RadioOption<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  name?: string;
  error?: ReactNode;
  /** lines: under each other; inline: beside each other; cards: for few weighty choices such as the way to pay. */
  look?: 'lines' | 'inline' | 'cards';
}

/** One of a few, as real radios with one name. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, options, value, onChange, name, error, look = 'lines' } = props;
  const ownName = useId();
  const wrong = error !== undefined && error !== null && error !== '';
  const errorId = `${ownName}-error`;
  return (
    <fieldset
      className={clsx(classes.group, look !== 'lines' && classes[look])}
      aria-describedby={wrong ? errorId : undefined}
    >
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label className={classes.choice} key={option.value}>
            <input
              className={classes.box}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-describedby={option.hint === undefined ? undefined : `${ownName}-${option.value}`}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.text}>
              <span className={classes.label}>{option.label}</span>
              {option.hint !== undefined && (
                <span className={classes.hint} id={`${ownName}-${option.value}`}>
                  {option.hint}
                </span>
              )}
            </span>
            {option.aside !== undefined && <span className={classes.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      {wrong && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
