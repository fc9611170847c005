import type { Combobox } from '@naga/ui/use-combobox.js';
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
  combobox: Pick<Combobox, 'list' | 'option'>;
  options: readonly PlaceOption[];
  typed: string;
}

/** What the text may mean, cities before stops, the matching letters strong. Always mounted, so that it can be referred to. */
export function PlaceList({ combobox, options, typed }: PlaceListProps) {
  const intl = useIntl();
  return (
    <ul {...combobox.list} aria-label={intl.formatMessage(words.suggestions)}>
      {options.map((option, index) => {
        const [before, match, after] = cutAtMatch(option.name, typed);
        return (
          <Fragment key={`${option.slug}-${option.stopId ?? ''}`}>
            {option.group !== options[index - 1]?.group && (
              <li className={classes.group} role="presentation">
                {intl.formatMessage(groups[option.group])}
              </li>
            )}
            <li {...combobox.option(index)}>
              <span>
                {before}
                <b>{match}</b>
                {after}
              </span>
              <small>
                {[option.matched, option.hint].filter((text) => text !== undefined && text !== '').join(' · ')}
              </small>
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
