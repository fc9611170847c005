import { skipToken } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { mapWords } from './map-words.js';
import type { MapPoint } from './point.rules.js';
import { type PointMap as Drawn, type PointMapOptions, pointMap } from './point-map.js';
import classes from './PointMap.module.css';
import { usePlacesOnMapQuery } from './places-on-map.generated.js';
import { mapTiles } from './tiles.js';

export interface PointMapProps {
  point: MapPoint | undefined;
  /** Of the stop or place itself, which is no neighbour of its own. */
  id?: string | undefined;
  onMove?: ((point: MapPoint) => void) | undefined;
}

/** A map with one point, and what lies around it. */
export default function PointMap({ point, id, onMove }: PointMapProps) {
  const intl = useIntl();
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>(null);
  const [part, setPart] = useState<Parameters<PointMapOptions['onView']>[0]>();
  const { data, previousData } = usePlacesOnMapQuery(part ? { variables: { part } } : skipToken);
  const around = (data ?? previousData)?.placesOnMap;
  const moved = useEffectEvent((to: MapPoint) => onMove?.(to));
  const isMovable = onMove !== undefined;
  const { latitude, longitude } = point ?? {};

  useEffect(() => {
    const map = pointMap(element.current!, {
      words: {
        point: intl.formatMessage(isMovable ? mapWords.movable : mapWords.pin),
        zoomIn: intl.formatMessage(mapWords.zoomIn),
        zoomOut: intl.formatMessage(mapWords.zoomOut),
      },
      tiles: mapTiles(),
      onMove: isMovable ? moved : undefined,
      onView: setPart,
    });
    drawn.current = map;
    return () => map.remove();
  }, [intl, isMovable]);
  useEffect(() => {
    drawn.current?.show(latitude === undefined || longitude === undefined ? undefined : { latitude, longitude });
  }, [latitude, longitude, intl, isMovable]);
  useEffect(() => {
    if (around) drawn.current?.showAround({ ...around, stops: around.stops.filter((stop) => stop.id !== id) });
  }, [around, id, intl, isMovable]);

  const label = point
    ? intl.formatMessage(mapWords.map, { point: `${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}` })
    : intl.formatMessage(mapWords.none);
  return <div ref={element} className={classes.map} role="group" aria-label={label} />;
}
