import type { KeyboardEvent } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import classes from './DeckTabs.module.css';

const words = defineMessages<{
  floors: NoMessageValues;
  lower: NoMessageValues;
  upper: NoMessageValues;
  floor: { floor: number };
  chosen: { count: number };
}>({
  floors: { id: 'ui.seat.floors', defaultMessage: 'Floors' },
  lower: { id: 'ui.seat.lower', defaultMessage: 'Lower floor' },
  upper: { id: 'ui.seat.upper', defaultMessage: 'Upper floor' },
  floor: { id: 'ui.seat.floor', defaultMessage: 'Floor {floor}' },
  chosen: { id: 'ui.seat.chosenHere', defaultMessage: '{count, plural, one {# seat chosen} other {# seats chosen}}' },
});

export interface DeckTabsProps {
  /** Floors from below. */
  floors: readonly number[];
  current: number;
  onChange: (floor: number) => void;
  /** Ids of tabs and panel begin with it. */
  id: string;
  chosenOn: (floor: number) => number;
}

/** The floors of a sleeper as tabs; left and right change them. */
export function DeckTabs({ floors, current, onChange, id, chosenOn }: DeckTabsProps) {
  const intl = useIntl();
  const nameOf = (floor: number, index: number) => {
    if (floors.length !== 2) return intl.formatMessage(words.floor, { floor });
    return intl.formatMessage(index === 0 ? words.lower : words.upper);
  };
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = floors[floors.indexOf(current) + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label={intl.formatMessage(words.floors)}>
      {floors.map((floor, index) => {
        const count = chosenOn(floor);
        return (
          <button
            key={floor}
            type="button"
            role="tab"
            id={`${id}-tab-${floor}`}
            className={classes.tab}
            aria-selected={floor === current}
            aria-controls={`${id}-panel`}
            tabIndex={floor === current ? 0 : -1}
            onClick={() => onChange(floor)}
            onKeyDown={move}
          >
            {nameOf(floor, index)}
            {count > 0 && (
              <>
                <span className={classes.count} aria-hidden="true">
                  {count}
                </span>
                <VisuallyHidden>, {intl.formatMessage(words.chosen, { count })}</VisuallyHidden>
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
