import clsx from 'clsx';
import type { ComponentPropsWithRef, ElementType, MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import classes from './Button.module.css';

const words = defineMessages({ busy: { id: 'ui.button.busy', defaultMessage: 'Working…' } });

interface Own<E extends ElementType> {
  /** What it really is: button (default), 'a', or a router's Link. */
  as?: E;
  /** primary is the one next step of a page and nothing else. */
  variant?: 'primary' | 'quiet' | 'danger' | 'link';
  size?: 'small' | 'medium' | 'large';
  /** Full width of its column. */
  wide?: boolean;
  /** Round ends, as the small actions under a ticket. */
  pill?: boolean;
  /** Work is under way: it keeps the focus and takes no second press. So does what is `aria-disabled`. */
  busy?: boolean;
}
export type ButtonProps<E extends ElementType> = Own<E> & Omit<ComponentPropsWithRef<E>, keyof Own<E>>;

/** One look for whatever acts or leads on; the words on it say what it does. */
export function Button<E extends ElementType = 'button'>(props: ButtonProps<E>) {
  const {
    as,
    variant = 'primary',
    size = 'medium',
    wide,
    pill,
    busy,
    className,
    children,
    onClick,
    onMouseDown,
    'aria-disabled': off,
    ...rest
  } = props as Own<ElementType> & ComponentPropsWithRef<'button'>;
  const intl = useIntl();
  const Root: ElementType = as ?? 'button';
  const isStill = busy === true || off === true || off === 'true';
  return (
    <Root
      type={Root === 'button' ? 'button' : undefined}
      {...rest}
      className={clsx(
        classes.button,
        classes[variant],
        size !== 'medium' && classes[size],
        wide === true && classes.wide,
        pill === true && classes.pill,
        busy === true && classes.busy,
        className,
      )}
      aria-disabled={isStill ? true : undefined}
      onMouseDown={(event: MouseEvent<HTMLButtonElement>) => {
        // A field that is left says what is wrong with it, or no longer does, and so moves this button away from under
        // the press: it is left when the press has counted.
        if (event.button === 0) event.preventDefault();
        onMouseDown?.(event);
      }}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // Nobody pressed where Enter in a field sends its form.
        if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
        if (isStill) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy === true && <span className={classes.spinner} aria-hidden="true" />}
      <span className={classes.label}>{children}</span>
      {busy === true && <VisuallyHidden role="status">{intl.formatMessage(words.busy)}</VisuallyHidden>}
    </Root>
  );
}
