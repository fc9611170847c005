import { mapLink } from '@naga/booking-flow/points/ride-points.js';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { mapWords } from './map/map-words.js';
import { isInOurCountries, pointOf } from './map/point.rules.js';
import classes from './PlaceMap.module.css';

const PointMap = lazy(() => import('./map/PointMap.js'));

export interface PlaceMapProps {
  values: Readonly<Record<string, unknown>>;
  id?: string;
  /** Of a form; a record is only shown. */
  set?: (values: Readonly<Record<string, string>>) => void;
}

/** More decimals than a metre needs. */
const written = (degrees: number): string => degrees.toFixed(6);

/**
 * Where the coordinates of a form or a record lie, what is around, and the way to a whole map. In a form the point is put
 * there by hand as well; a record without coordinates shows nothing.
 */
export function PlaceMap({ values, id, set }: PlaceMapProps) {
  const point = pointOf(values);
  if (point === undefined && set === undefined) return null;
  return (
    <figure className={classes.map}>
      <Suspense fallback={<div className={classes.waiting} />}>
        <PointMap
          point={point}
          id={id}
          onMove={
            set && (({ latitude, longitude }) => set({ latitude: written(latitude), longitude: written(longitude) }))
          }
        />
      </Suspense>
      <figcaption>
        {set && (
          <p>
            <FormattedMessage {...mapWords.move} />
          </p>
        )}
        {point && !isInOurCountries(point) && (
          <p>
            <FormattedMessage {...mapWords.outside} />
          </p>
        )}
        {point && (
          <>
            <a href={mapLink(point.latitude, point.longitude)} target="_blank" rel="noreferrer">
              <FormattedMessage {...mapWords.open} />
            </a>
            {' · '}
            <span>
              {point.latitude.toFixed(5)}, {point.longitude.toFixed(5)}
            </span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
