import type { ReactNode } from 'react';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SearchOne_LegFragment } from './search-one.generated.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';

type Call = SearchOne_LegFragment['boarding'];

const Where = ({ call: { time, stop } }: { call: Call }) => (
  <>
    <LocalTime at={time} />, {[stop.name, stop.address].filter(Boolean).join(', ')}
  </>
);

/** Who drives what from where to where, and what one has to know. */
export function RideFacts({ leg }: { leg: SearchOne_LegFragment }) {
  const intl = useIntl();
  const { vehicle, routeAmenities, date, boarding, dropOff, stops, seatMap } = leg;
  const amenities = [...vehicle.amenities, ...routeAmenities].map(({ name }) => name);
  const seats = seatMap?.seats.filter(({ kind }) => kind === 'SEAT').length ?? 0;
  const item = (word: Exclude<keyof typeof words, 'freeOf'>, value: ReactNode) =>
    value === null || value === ''
      ? []
      : [{ id: word, term: intl.formatMessage(words[word] as { id: string }), value }];
  return (
    <>
      <DefinitionList
        items={[
          ...item('vehicle', vehicle.name),
          ...item('date', date),
          ...item(
            'free',
            seatMap === null ? null : intl.formatMessage(words.freeOf, { free: seatMap.free, all: seats }),
          ),
          ...item('boarding', <Where call={boarding} />),
          ...item('dropOff', <Where call={dropOff} />),
          ...item(
            'kindOfRide',
            intl.formatList(
              leg.tripInfos.map(({ name }) => name),
              { type: 'unit' },
            ),
          ),
          ...item(
            'amenities',
            intl.formatList([...amenities, ...(vehicle.onBoardNote === null ? [] : [vehicle.onBoardNote])], {
              type: 'unit',
            }),
          ),
          ...item('pickup', leg.allowPickup ? intl.formatMessage(words.pickupYes) : null),
          ...item('seatRule', leg.allowMaleNextToFemale ? null : intl.formatMessage(words.seatRuleText)),
          ...item('note', leg.specificNote),
        ]}
        minWidth={190}
      />
      <Disclosure summary={<FormattedMessage {...words.stops} values={{ count: stops.length }} />}>
        <ol className="back-office__plain">
          {stops.map(({ position, time, stop }) => (
            <li key={position}>
              <strong>
                <LocalTime at={time} clock />
              </strong>{' '}
              {stop.name}
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}
