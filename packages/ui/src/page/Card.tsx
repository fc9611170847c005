import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ElementType } from 'react';
import classes from './Card.module.css';

interface Own<E extends ElementType> {
  as?: E;
  /** card: a row of a list; panel: a part of a page; floating: the one thing above the page. */
  kind?: 'card' | 'panel' | 'floating';
  /** The recommended one of a list. */
  best?: boolean;
}
export type CardProps<E extends ElementType> = Own<E> & Omit<ComponentPropsWithoutRef<E>, keyof Own<E>>;

/** Paper with one hairline; the root element is `as` (div, article, section, li, …). */
export function Card<E extends ElementType = 'div'>({ as, kind = 'card', best, className, ...rest }: CardProps<E>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root
      {...rest}
      className={clsx(classes.card, kind !== 'card' && classes[kind], best === true && classes.best, className)}
    />
  );
}
