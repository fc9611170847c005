import clsx from 'clsx';
import type { ReactNode } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import classes from './StepBar.module.css';

const words = defineMessages<{
  seats: NoMessageValues;
  passengers: NoMessageValues;
  payment: NoMessageValues;
  ticket: NoMessageValues;
  place: { step: number; steps: number };
  done: NoMessageValues;
  label: NoMessageValues;
}>({
  seats: { id: 'ui.steps.seats', defaultMessage: 'Seats' },
  passengers: { id: 'ui.steps.passengers', defaultMessage: 'Passengers' },
  payment: { id: 'ui.steps.payment', defaultMessage: 'Payment' },
  ticket: { id: 'ui.steps.ticket', defaultMessage: 'Ticket' },
  place: { id: 'ui.steps.place', defaultMessage: 'Step {step} of {steps}:' },
  done: { id: 'ui.steps.done', defaultMessage: 'Done:' },
  label: { id: 'ui.steps.label', defaultMessage: 'Steps to your ticket' },
});

export type BookingStep = 'seats' | 'passengers' | 'payment' | 'ticket';
const ORDER: readonly BookingStep[] = ['seats', 'passengers', 'payment', 'ticket'];

export interface StepBarProps {
  current: BookingStep;
  /** Draws the way back to a step that is done; gets the words and a class name for its link. */
  linkTo?: (step: BookingStep, words: ReactNode, className: string | undefined) => ReactNode;
}

/** Where one stands between the seats and the ticket; each step is one page. */
export function StepBar({ current, linkTo }: StepBarProps) {
  const intl = useIntl();
  const at = ORDER.indexOf(current);
  return (
    <nav className={classes.bar} aria-label={intl.formatMessage(words.label)}>
      <ol className={classes.steps}>
        {ORDER.map((step, index) => {
          const name = intl.formatMessage(words[step]);
          const isCurrent = index === at;
          const done = index < at;
          return (
            <li
              key={step}
              className={clsx(classes.step, isCurrent && classes.current, done && classes.done)}
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className={classes.dot} aria-hidden="true">
                {done ? '✓' : index + 1}
              </span>
              {isCurrent && (
                <VisuallyHidden>
                  {intl.formatMessage(words.place, { step: index + 1, steps: ORDER.length })}{' '}
                </VisuallyHidden>
              )}
              {done && <VisuallyHidden>{intl.formatMessage(words.done)} </VisuallyHidden>}
              {done && linkTo !== undefined ? (
                linkTo(step, name, classes.name)
              ) : (
                <span className={classes.name}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
