import { defineMessages, useIntl } from 'react-intl';
import { Fragment } from 'react';
import classes from './PlaceField.module.css';
import { cutAtMatch, type PlaceOption } from './place.js';

const groups = defineMessages<Record<PlaceOption['group'], Record<never, never>>>({
  popular: { id: 'booking-flow.places.popularPlaces', defaultMessage: 'Popular' },
  cities: { id: 'booking-flow.places.cities', defaultMessage: 'Cities' },
  stops: { id: 'booking-flow.places.stops', defaultMessage: 'Stops' },
});

const words = defineMessages({ suggestions: { id: 'booking-flow.places.suggestions', defaultMessage: 'Suggestions' } });

export interface PlaceListProps {
  /** Of the field: options are `id-0`, `id-1`, … */
  id: string;
  options: readonly PlaceOption[];
  active: number;
  typed: string;
  onChoose: (option: PlaceOption) => void;
}

/** What the text may mean, cities before stops, the matching letters strong. Always mounted, so that it can be referred to. */
export function PlaceList({ id, options, active, typed, onChoose }: PlaceListProps) {
  const intl = useIntl();
  return (
    <ul
      className={classes.list}
      id={`${id}-list`}
      role="listbox"
      // A list that scrolls would be a stop of the Tab key, which closes it and loses the focus.
      tabIndex={-1}
      aria-label={intl.formatMessage(words.suggestions)}
      hidden={options.length === 0}
    >
      {options.map((option, index) => {
        const [before, match, after] = cutAtMatch(option.name, typed);
        return (
          <Fragment key={`${option.slug}-${option.stopId ?? ''}`}>
            {option.group !== options[index - 1]?.group && (
              <li className={classes.group} role="presentation">
                {intl.formatMessage(groups[option.group])}
              </li>
            )}
            <li
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className={classes.option}
              // The press must not take the focus from the field, which would close the list first.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <span>
                {before}
                <b>{match}</b>
                {after}
              </span>
              <span className={classes.hint}>
                {[option.matched, option.hint].filter((text) => text !== undefined && text !== '').join(' · ')}
              </span>
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
