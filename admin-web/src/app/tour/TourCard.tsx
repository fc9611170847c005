import { Button } from '@naga/ui/Button';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { TourStep, TourStepId } from './tour-steps.rules.js';
import { texts, titles, words } from './tour-words.js';

export interface TourCardProps {
  step: TourStep;
  place: { step: number; of: number };
  /** Left out at the first step. */
  onBack: (() => void) | undefined;
  /** Left out at the last one. */
  onNext: (() => void) | undefined;
  onEnd: () => void;
}

/** What of the frame a step speaks of: the element with this `data-tour`. */
const SHOWN: Partial<Record<TourStepId, string>> = { menu: 'menu', find: 'find', keys: 'keys' };

/** Draws a line around what a step speaks of, and brings it into sight where nothing of it is seen. */
function useMark(target: string | undefined): void {
  useEffect(() => {
    const shown = target === undefined ? null : document.querySelector(`[data-tour="${target}"]`);
    shown?.setAttribute('data-toured', '');
    const { top = 0, bottom = 0 } = shown?.getBoundingClientRect() ?? {};
    // What is seen in part stays where it is: the menu is higher than a screen.
    if (bottom < 0 || top > innerHeight) shown?.scrollIntoView({ block: 'nearest' });
    return () => shown?.removeAttribute('data-toured');
  }, [target]);
}

/** One step; a new one takes the focus, and so is read out with its text. */
export function TourCard({ step: { id, to }, place, onBack, onNext, onEnd }: TourCardProps) {
  const [titleId, textId] = [useId(), useId()];
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  useMark(SHOWN[id]);
  return (
    <section
      ref={card}
      className="tour"
      role="dialog"
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <p className="tour__count">
        <FormattedMessage {...words.count} values={place} />
      </p>
      <h2 id={titleId}>
        <FormattedMessage {...titles[id]} />
      </h2>
      <p id={textId}>
        <FormattedMessage {...texts[id]} />
      </p>
      {to !== undefined && (
        <Link to={to}>
          <FormattedMessage {...words.try} />
        </Link>
      )}
      <div className="back-office__actions">
        {onBack && (
          <Button variant="quiet" size="small" onClick={onBack}>
            <FormattedMessage {...words.back} />
          </Button>
        )}
        <Button size="small" onClick={onNext ?? onEnd}>
          <FormattedMessage {...(onNext ? words.next : words.done)} />
        </Button>
        {onNext && (
          <Button variant="link" size="small" onClick={onEnd}>
            <FormattedMessage {...words.end} />
          </Button>
        )}
      </div>
    </section>
  );
}
