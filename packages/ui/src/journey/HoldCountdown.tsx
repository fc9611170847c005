import { type ReactNode, useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Button } from '../form/Button.js';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import classes from './HoldCountdown.module.css';

const words = defineMessages<{
  left: { minutes: number | string };
  over: NoMessageValues;
  more: NoMessageValues;
}>({
  left: {
    id: 'ui.hold.left',
    defaultMessage:
      '{minutes, plural, one {The seats are held for one more minute.} other {The seats are held for # more minutes.}}',
  },
  over: { id: 'ui.hold.over', defaultMessage: 'The time is over. The seats have been given back.' },
  more: { id: 'ui.hold.more', defaultMessage: 'I need more time' },
});

const ANNOUNCED_MINUTES = [1, 2, 5];
const ASK_BELOW_SECONDS = 120;

export interface HoldCountdownProps {
  /** When the server lets the seats go, epoch milliseconds. */
  expiresAt: number;
  /** The server's clock minus this device's, milliseconds: the device's own clock is never trusted. */
  clockOffset?: number;
  /** What is held: "Seats 5C and 5D are held for you." */
  children: ReactNode;
  /** Called once when the time is over. */
  onExpire: () => void;
  /** Left out when no more time can be given. */
  onNeedMoreTime?: (() => void) | undefined;
  busy?: boolean;
}

const secondsUntil = (expiresAt: number, clockOffset: number) =>
  Math.max(0, Math.ceil((expiresAt - (Date.now() + clockOffset)) / 1000));

/**
 * How long the seats stay held: visible and calm, spoken only at 5, 2 and 1 minutes, more time offered from 2 minutes on
 * (WCAG 2.2.1).
 */
export function HoldCountdown(props: HoldCountdownProps) {
  const { expiresAt, clockOffset = 0, children, onExpire, onNeedMoreTime, busy } = props;
  const intl = useIntl();
  const [seconds, setSeconds] = useState(() => secondsUntil(expiresAt, clockOffset));
  const [spoken, setSpoken] = useState<number>();
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  }, [onExpire]);

  useEffect(() => {
    let before = Infinity;
    const tick = () => {
      const left = secondsUntil(expiresAt, clockOffset);
      setSeconds(left);
      // The first look at the clock is not a crossing, except of the mark just reached.
      const crossed = ANNOUNCED_MINUTES.find((mark) => left <= mark * 60 && before > mark * 60);
      if (crossed !== undefined && before !== Infinity) setSpoken(crossed);
      before = left;
      if (left > 0) return;
      clearInterval(timer);
      setSpoken(0);
      expire.current();
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [expiresAt, clockOffset]);

  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className={classes.hold}>
      {/* The server rendered it some seconds ago. */}
      <span className={classes.time} role="timer" suppressHydrationWarning>
        {clock}
      </span>
      <span className={classes.text}>{children}</span>
      {seconds > 0 && seconds <= ASK_BELOW_SECONDS && onNeedMoreTime !== undefined && (
        <Button className={classes.more} variant="quiet" size="small" onClick={onNeedMoreTime} busy={busy === true}>
          {intl.formatMessage(words.more)}
        </Button>
      )}
      <VisuallyHidden role="status">
        {spoken !== undefined &&
          (spoken === 0 ? intl.formatMessage(words.over) : intl.formatMessage(words.left, { minutes: spoken }))}
      </VisuallyHidden>
    </div>
  );
}
