import type { KeyboardEvent } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import classes from './DeckTabs.module.css';
import { floorName } from './seat-words.js';

const words = defineMessages<{
  floors: NoMessageValues;
  chosen: { count: number };
}>({
  floors: { id: 'ui.seat.floors', defaultMessage: 'Floors' },
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
      {floors.map((floor) => {
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
            {floorName(intl, floors, floor)}
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
