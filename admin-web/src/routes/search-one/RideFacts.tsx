import { DefinitionList } from '@naga/ui/DefinitionList';
import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SearchOne_LegFragment } from './search-one.generated.js';
import { words } from './words.js';

type Call = SearchOne_LegFragment['boarding'];

const where = ({ time, stop }: Call): string =>
  [`${time.slice(0, 10)} ${time.slice(11, 16)}`, stop.name, stop.address].filter(Boolean).join(', ');

/** Who drives what from where to where, and what one has to know. */
export function RideFacts({ leg }: { leg: SearchOne_LegFragment }) {
  const intl = useIntl();
  const { vehicle, routeAmenities, date, boarding, dropOff, stops, seatMap } = leg;
  const amenities = [...vehicle.amenities, ...routeAmenities].map(({ name }) => name);
  const seats = seatMap?.seats.filter(({ kind }) => kind === 'SEAT').length ?? 0;
  const item = (word: Exclude<keyof typeof words, 'freeOf'>, value: string | null) =>
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
          ...item('boarding', where(boarding)),
          ...item('dropOff', where(dropOff)),
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
              <strong>{time.slice(11, 16)}</strong> {stop.name}
            </li>
          ))}
        </ol>
      </Disclosure>
    </>
  );
}
