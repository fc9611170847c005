import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import classes from './Chip.module.css';

export interface ChipOption<V extends string> {
  value: V;
  label: ReactNode;
  /** How many rows it would leave. */
  count?: number;
}

interface Common<V extends string> {
  /** Name of the group, for everybody; `legendHidden` leaves it to screen readers. */
  legend: ReactNode;
  legendHidden?: boolean;
  options: readonly ChipOption<V>[];
  /** Name in a form; invented when left out. */
  name?: string;
  /** One line that scrolls by itself instead of wrapping. */
  scroll?: boolean;
}
export type ChipGroupProps<V extends string> = Common<V> &
  ({ value: V; onChange: (value: V) => void } | { values: readonly V[]; onChange: (values: V[]) => void });

/** Chips that are real radios (`value`) or real checkboxes (`values`). */
export function ChipGroup<V extends string>(props: ChipGroupProps<V>) {
  const { legend, legendHidden, options, name, scroll } = props;
  const ownName = useId();
  const many = 'values' in props;
  const isOn = (value: V) => (many ? props.values.includes(value) : props.value === value);
  const change = (value: V) => {
    if (!many) props.onChange(value);
    else if (isOn(value)) props.onChange(props.values.filter((other) => other !== value));
    else props.onChange([...props.values, value]);
  };
  return (
    <fieldset className={clsx(classes.group, scroll === true && classes.scroll)}>
      <legend className={legendHidden === true ? classes.away : classes.legend}>
        {legendHidden === true ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {options.map(({ value, label, count }) => (
        <label className={classes.option} key={value}>
          <input
            className={classes.input}
            type={many ? 'checkbox' : 'radio'}
            name={name ?? ownName}
            value={value}
            checked={isOn(value)}
            onChange={() => change(value)}
          />
          <span className={classes.chip}>
            {label}
            {count !== undefined && <span className={classes.count}>{count}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
