import clsx from 'clsx';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import classes from './FormLayout.module.css';

export interface FormLayoutProps extends Omit<ComponentPropsWithoutRef<'form'>, 'title'> {
  /** The error summary of a refused sending. */
  summary?: ReactNode;
  /** Save, cancel: they stay in sight at the foot. */
  actions: ReactNode;
  /** One of several forms of a page: its actions stand below its fields. */
  isPart?: boolean;
}

/** A back-office form; its children are FormSections. Checks are ours, so the browser's bubbles are off. */
export function FormLayout({ summary, actions, isPart = false, children, ...form }: FormLayoutProps) {
  return (
    <form noValidate {...form} className={classes.form}>
      {summary}
      {children}
      <div className={clsx(classes.actions, isPart && classes.part)} data-foot={isPart ? undefined : ''}>
        {actions}
      </div>
    </form>
  );
}
