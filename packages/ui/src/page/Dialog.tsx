import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import classes from './Dialog.module.css';

const words = defineMessages({ close: { id: 'ui.dialog.close', defaultMessage: 'Close' } });

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Called when the reader closes it; the owner sets `open` to false. */
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** false: only an action ends it, neither Escape nor a click outside. */
  dismissable?: boolean;
  /** It shows a table. */
  wide?: boolean;
  /** On a phone it comes from below, as wide as the page. */
  sheet?: boolean;
}

/** A modal question on the native element: focus stays inside and returns to where it was. */
export function Dialog({ open, title, onClose, children, actions, dismissable = true, wide, sheet }: DialogProps) {
  const intl = useIntl();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  const closeOutside = (event: MouseEvent) => {
    if (dismissable && event.target === ref.current) onClose();
  };
  return (
    // The keyboard's way out is Escape, which arrives as the cancel event.
    <dialog
      ref={ref}
      className={clsx(classes.dialog, wide && classes.wide, sheet && classes.sheet)}
      aria-labelledby={titleId}
      onClick={closeOutside}
      onKeyDown={(event) => {
        // Browsers let a second Escape through whatever the cancel event says.
        if (event.key === 'Escape' && !dismissable) event.preventDefault();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissable) onClose();
      }}
    >
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId}>
          {title}
        </h2>
        {dismissable && (
          <button
            type="button"
            className={classes.close}
            onClick={onClose}
            aria-label={intl.formatMessage(words.close)}
          >
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path d="M3 3l12 12M15 3 3 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </div>
      <div className={classes.body}>{children}</div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </dialog>
  );
}
