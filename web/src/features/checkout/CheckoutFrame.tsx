import { StepBar, type BookingStep } from '@naga/ui/StepBar';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { HelpLine } from './HelpLine.js';
import classes from './CheckoutFrame.module.css';
import { useFreshOnReturn } from './use-fresh-on-return.js';

export interface CheckoutFrameProps {
  /** Of the browser's tab. */
  title: string;
  step: BookingStep;
  /** Ways back to steps that are done, without language prefix. */
  ways?: Partial<Record<BookingStep, string>>;
  /** The summary panel. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One step of the way to a ticket: where one stands, the page, and beside it the trip with its price. */
export function CheckoutFrame({ title, step, ways = {}, aside, children }: CheckoutFrameProps) {
  const to = useLocalPath();
  useFreshOnReturn();
  return (
    <div className={classes.page}>
      <PageHead title={title} hidden />
      <StepBar
        current={step}
        linkTo={(done, name, className) => {
          const path = ways[done];
          return path === undefined ? (
            <span className={className}>{name}</span>
          ) : (
            <Link className={className} to={to(path)}>
              {name}
            </Link>
          );
        }}
      />
      <div className={aside === undefined ? classes.single : classes.columns}>
        <div className={classes.main}>
          {children}
          <HelpLine />
        </div>
        {aside}
      </div>
    </div>
  );
}
