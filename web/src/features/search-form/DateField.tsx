import { formatDate } from '@naga/app-kit/format-date.js';
import { Chip } from '@naga/ui/Chip';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useSite } from '../../session/site.js';
import type { CalendarRoute } from './calendar-route.js';
import classes from './DateField.module.css';

const Calendar = lazy(async () => ({ default: (await import('./Calendar.js')).Calendar }));

export interface DateFieldProps {
  label: string;
  name: 'date' | 'return';
  /** 'YYYY-MM-DD' or empty. */
  value: string;
  onChange: (date: string) => void;
  /** Earliest day that can be chosen. */
  min: string;
  /** Last day that can be chosen. */
  max: string;
  /** Stands in the field while it is empty. */
  empty: string;
  required?: boolean;
  /** Whose lowest fares the calendar shows; none while a place is not chosen. */
  route: CalendarRoute | undefined;
  /** Beside the calendar's days: Today, Tomorrow, No return. */
  shortcuts: readonly { label: string; date: string }[];
}

/** A day: the platform's own input without script, with script a button that opens a calendar with prices. */
export function DateField(props: DateFieldProps) {
  const { label, name, value, onChange, min, max, empty, required, route, shortcuts } = props;
  const { language } = useSite();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (root.current?.contains(event.target as Node) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (date: string) => {
    onChange(date);
    close();
  };
  return (
    <div
      ref={root}
      className={classes.field}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      <label className={classes.plain}>
        <span className={classes.label}>{label}</span>
        <input
          className={classes.input}
          type="date"
          name={name}
          min={min}
          max={max}
          value={value}
          required={required}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className={classes.label}>{label}</span>
        <span className={value === '' ? classes.empty : classes.value}>
          {value === '' ? empty : formatDate(value, language)}
        </span>
      </button>
      {open && (
        <div className={classes.panel} id={id} role="dialog" aria-label={label}>
          <Suspense fallback={<div className={classes.loading} />}>
            <Calendar value={value} min={min} max={max} route={route} onChoose={choose} />
          </Suspense>
          <div className={classes.shortcuts}>
            {shortcuts.map(({ label, date }) => (
              <Chip key={label} onClick={() => choose(date)}>
                {label}
              </Chip>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
