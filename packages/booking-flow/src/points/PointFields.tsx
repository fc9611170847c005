import { RadioGroup } from '@naga/ui/RadioGroup';
import { Fragment, useState } from 'react';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import classes from './PointFields.module.css';
import { mapLink, type OtherPoints, type RidePoint } from './ride-points.js';

const words = defineMessages<{
  board: { town: string };
  leave: { town: string };
  maps: NoMessageValues;
  newTab: NoMessageValues;
}>({
  board: { id: 'booking-flow.points.board', defaultMessage: 'Get on in {town}' },
  leave: { id: 'booking-flow.points.leave', defaultMessage: 'Get off in {town}' },
  maps: { id: 'booking-flow.points.maps', defaultMessage: 'On the map:' },
  newTab: { id: 'booking-flow.points.newTab', defaultMessage: 'opens in a new tab' },
});

interface Town {
  stop: { id: string; location: { name: string } };
}

export interface RideWithPoints {
  /** JourneyLeg.id */
  id: string;
  boarding: Town;
  dropOff: Town;
  boardingChoices: readonly RidePoint[];
  dropOffChoices: readonly RidePoint[];
}

export interface PointFieldsProps {
  ride: RideWithPoints;
  /** Told what changes; the ride comes back as another leg. */
  onChange: (points: OtherPoints) => void;
}

/** Where one gets on and off a ride, with time, address and map; nothing where its towns have one stop each. */
export function PointFields({ ride, onChange }: PointFieldsProps) {
  const intl = useIntl();
  const { boarding, dropOff, boardingChoices, dropOffChoices } = ride;
  if (boardingChoices.length < 2 && dropOffChoices.length < 2) return null;
  return (
    <div className={classes.ends}>
      <End
        legend={intl.formatMessage(words.board, { town: boarding.stop.location.name })}
        value={boarding.stop.id}
        points={boardingChoices}
        onChange={(stopId) => onChange({ from: stopId })}
      />
      <End
        legend={intl.formatMessage(words.leave, { town: dropOff.stop.location.name })}
        value={dropOff.stop.id}
        points={dropOffChoices}
        onChange={(stopId) => onChange({ to: stopId })}
      />
    </div>
  );
}

interface EndProps {
  legend: string;
  /** Stop id. */
  value: string;
  points: readonly RidePoint[];
  onChange: (stopId: string) => void;
}

/** One end of the ride; where there is nothing to choose it stands there all the same, to be read beside the other. */
function End({ legend, value, points, onChange }: EndProps) {
  const intl = useIntl();
  // The press shows at once, the ride that follows it a moment later.
  const [pressed, setPressed] = useState({ on: value, stopId: value });
  const shown = pressed.on === value ? pressed.stopId : value;
  return (
    <div>
      <RadioGroup
        legend={legend}
        value={shown}
        onChange={(stopId) => {
          setPressed({ on: value, stopId });
          onChange(stopId);
        }}
        options={points.map(({ time, stop }) => ({
          value: stop.id,
          label: (
            <>
              <strong>{time.slice(11, 16)}</strong> {stop.name}
            </>
          ),
          ...(stop.address !== null && { hint: stop.address }),
        }))}
      />
      <p className={classes.maps}>
        {intl.formatMessage(words.maps)}{' '}
        {points.map(({ stop }, index) => (
          <Fragment key={stop.id}>
            {index > 0 && ' · '}
            <a
              href={mapLink(stop.latitude, stop.longitude)}
              target="_blank"
              rel="noreferrer"
              title={intl.formatMessage(words.newTab)}
            >
              {stop.name}
            </a>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
