import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import classes from './StatCard.module.css';

interface Own<E extends ElementType> {
  /** 'a' or a router's Link when the number opens its rows; a div otherwise. */
  as?: E;
  label: ReactNode;
  /** Already formatted: '$4.812,50', '71 %'. */
  value: ReactNode;
  note?: ReactNode;
}
export type StatCardProps<E extends ElementType> = Own<E> & Omit<ComponentPropsWithoutRef<E>, keyof Own<E>>;

/** One number of the day; every number leads to the rows behind it. */
export function StatCard<E extends ElementType = 'div'>({ as, label, value, note, ...rest }: StatCardProps<E>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root {...rest} className={classes.card}>
      <span className={classes.label}>{label}</span>
      <strong className={classes.value}>{value}</strong>
      {note !== undefined && <span className={classes.note}>{note}</span>}
    </Root>
  );
}
