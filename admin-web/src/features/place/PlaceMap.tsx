import { mapLink } from '@naga/booking-flow/points/ride-points.js';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { HEIGHT, inPicture, OUTLINES, WIDTH } from './outlines.js';
import classes from './PlaceMap.module.css';

const words = defineMessages<Record<'open' | 'outside', NoMessageValues> & { picture: { point: string } }>({
  picture: { id: 'admin.place-map.picture', defaultMessage: 'Where {point} lies in Cambodia and its neighbours' },
  open: { id: 'admin.place-map.open', defaultMessage: 'Open on the map' },
  outside: {
    id: 'admin.place-map.outside',
    defaultMessage: 'This lies outside of Cambodia, Laos, Thailand and Vietnam. Is it right?',
  },
});

const degrees = (value: unknown, most: number): number | undefined => {
  const text = String(value ?? '').trim();
  const number = Number(text);
  return text === '' || !Number.isFinite(number) || Math.abs(number) > most ? undefined : number;
};

/** Where the coordinates of a form or a record lie, and the way to a whole map; nothing until there are two. */
export function PlaceMap({ values }: { values: Readonly<Record<string, unknown>> }) {
  const intl = useIntl();
  const latitude = degrees(values['latitude'], 90);
  const longitude = degrees(values['longitude'], 180);
  if (latitude === undefined || longitude === undefined) return null;
  const point = `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  const at = inPicture(latitude, longitude);
  return (
    <figure className={classes.map}>
      {at !== undefined && (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={intl.formatMessage(words.picture, { point })}>
          {Object.entries(OUTLINES).map(([code, path]) => (
            <path key={code} d={path} />
          ))}
          <circle cx={at.x} cy={at.y} r="3" />
        </svg>
      )}
      <figcaption>
        {at === undefined && (
          <p>
            <FormattedMessage {...words.outside} />
          </p>
        )}
        <a href={mapLink(latitude, longitude)} target="_blank" rel="noreferrer">
          <FormattedMessage {...words.open} />
        </a>
        {' · '}
        <span>{point}</span>
      </figcaption>
    </figure>
  );
}
