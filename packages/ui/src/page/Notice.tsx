import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './Notice.module.css';
import { ToneIcon } from './ToneIcon.js';
import type { Tone } from './tone.js';

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /**
   * Announce it when it appears: `alert` at once, `status` when the reader pauses. Leave out for what was always there.
   * An alert also comes into view: on a telephone the button it answers is screens away.
   */
  live?: 'alert' | 'status';
}

/** A message in the page, where it belongs: what happened and what to do next. */
export function Notice({ tone = 'quiet', title, children, action, live }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (live === 'alert') box.current?.scrollIntoView({ block: 'nearest' });
  }, [live]);
  return (
    <div ref={box} className={clsx(classes.notice, classes[tone])} role={live}>
      <ToneIcon tone={tone} className={classes.icon} />
      <div className={classes.text}>
        {title !== undefined && <strong className={classes.title}>{title}</strong>}
        {children}
      </div>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
