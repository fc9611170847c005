import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ElementType } from 'react';
import classes from './Chip.module.css';

interface Own<E extends ElementType> {
  /** button (default), 'a' or a router's Link. */
  as?: E;
  /** Makes it a toggle and says whether it is on. */
  pressed?: boolean;
}
export type ChipProps<E extends ElementType> = Own<E> & Omit<ComponentPropsWithoutRef<E>, keyof Own<E>>;

/** A small round choice or shortcut: "Tomorrow", "Sihanoukville → Koh Rong". */
export function Chip<E extends ElementType = 'button'>({ as, pressed, className, ...rest }: ChipProps<E>) {
  const Root: ElementType = as ?? 'button';
  return (
    <Root
      type={Root === 'button' ? 'button' : undefined}
      aria-pressed={pressed}
      {...rest}
      className={clsx(classes.chip, className)}
    />
  );
}
