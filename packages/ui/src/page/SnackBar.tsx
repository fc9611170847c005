import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import classes from './SnackBar.module.css';

const words = defineMessages({
  dismiss: { id: 'ui.snackBar.dismiss', defaultMessage: 'Dismiss' },
  area: { id: 'ui.snackBar.area', defaultMessage: 'Messages' },
});

export interface SnackNotice {
  id: string;
  text: ReactNode;
  /** A bad one stays until it is dismissed and is announced at once. */
  tone?: 'quiet' | 'bad';
  action?: { label: string; onAct: () => void };
}

export interface SnackBarProps {
  notices: readonly SnackNotice[];
  onDismiss: (id: string) => void;
  /** How long a quiet one stays, milliseconds; it waits while the pointer or the focus rests on it. */
  stayFor?: number;
}

function Snack({ notice, onDismiss, stayFor }: { notice: SnackNotice } & Required<Omit<SnackBarProps, 'notices'>>) {
  const intl = useIntl();
  const [resting, setResting] = useState(false);
  const { id, tone } = notice;
  useEffect(() => {
    if (tone === 'bad' || resting) return;
    const timer = setTimeout(() => onDismiss(id), stayFor);
    return () => clearTimeout(timer);
  }, [id, tone, resting, stayFor, onDismiss]);
  const rest = () => setResting(true);
  const leave = () => setResting(false);
  return (
    <div
      className={clsx(classes.snack, tone === 'bad' && classes.bad)}
      role={tone === 'bad' ? 'alert' : undefined}
      onPointerEnter={rest}
      onPointerLeave={leave}
      onFocus={rest}
      onBlur={leave}
    >
      <div className={classes.text}>{notice.text}</div>
      {notice.action !== undefined && (
        <button
          type="button"
          className={classes.button}
          onClick={() => {
            notice.action?.onAct();
            onDismiss(id);
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.button}
        onClick={() => onDismiss(id)}
        aria-label={intl.formatMessage(words.dismiss)}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

/** The area for passing messages at the foot of the screen. Keep it mounted: only a region that was there is announced. */
export function SnackBar({ notices, onDismiss, stayFor = 6000 }: SnackBarProps) {
  const intl = useIntl();
  return (
    <section className={classes.area} aria-label={intl.formatMessage(words.area)} aria-live="polite">
      {notices.map((notice) => (
        <Snack key={notice.id} notice={notice} onDismiss={onDismiss} stayFor={stayFor} />
      ))}
    </section>
  );
}
