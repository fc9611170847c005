import clsx from 'clsx';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { lookOf, type MapSeat, seatTypes } from './seat.js';
import { SeatBox } from './SeatBox.js';
import classes from './SeatDeck.module.css';
import { SeatFixture } from './SeatFixture.js';
import { planOf, positionOf, type SeatRow, seatBeside } from './seat-rows.js';
import { fixtures, rowName, seatName } from './seat-words.js';
import { useMoneyText } from '../journey/money-text.js';

export type SeatVehicle = 'BUS' | 'VAN' | 'TAXI' | 'FERRY';

const words = defineMessages({
  front: { id: 'ui.seat.front', defaultMessage: 'Front' },
  bow: { id: 'ui.seat.bow', defaultMessage: 'Bow' },
});

/** Beyond so many columns the plan sits closer, so that a ferry fits beside its summary. */
const MANY_COLUMNS = 8;

export interface SeatDeckProps {
  seats: readonly MapSeat[];
  floor: number;
  vehicle: SeatVehicle;
  selected: readonly string[];
  /** From 1 when prices differ, else 0. */
  tierOf: (seat: MapSeat) => number;
  /** Left out: the deck is only looked at. */
  onToggle?: (seat: MapSeat) => void;
}

/** One floor inside its outline; arrows walk over it, the Tab key stops at one seat. */
export function SeatDeck({ seats, floor, vehicle, selected, tierOf, onToggle }: SeatDeckProps) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const plan = planOf(seats, floor);
  const hasTypes = seatTypes(seats).length > 1;
  const inPlan = plan.rows.flatMap(({ cells }) => cells);
  const has = (kind: MapSeat['kind']) => inPlan.some((cell) => cell.kind === kind);
  const [last, setLast] = useState<string>();
  const isHere = (number: string | undefined) => inPlan.some((cell) => cell.kind === 'SEAT' && cell.number === number);
  const firstFree = inPlan.find((cell) => cell.kind === 'SEAT' && cell.state === 'AVAILABLE');
  const tabStop = isHere(last)
    ? last
    : (selected.find(isHere) ?? (firstFree ?? inPlan.find(({ kind }) => kind === 'SEAT'))?.number);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const from = (event.target as HTMLElement).dataset.seat;
    const to = from === undefined ? undefined : seatBeside(plan, from, event.key);
    if (to === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-seat="${CSS.escape(to.number)}"]`)?.focus();
  };
  const cellOf = (cell: MapSeat, row: SeatRow) => {
    if (cell.kind !== 'SEAT') return <SeatFixture kind={cell.kind} />;
    const look = lookOf(cell, selected.includes(cell.number));
    return (
      <SeatBox
        seat={cell}
        look={look}
        name={seatName(
          intl,
          cell,
          row.ordinal ?? row.row,
          positionOf(cell, row, plan),
          look,
          cell.price ? moneyText(cell.price) : cell.more && `+${moneyText(cell.more)}`,
        )}
        tier={tierOf(cell)}
        short={hasTypes ? cell.seatType?.abbreviation : undefined}
        inTabOrder={cell.number === tabStop}
        onToggle={onToggle}
        onFocus={({ number }) => setLast(number)}
      />
    );
  };
  const road = vehicle !== 'FERRY' && floor === Math.min(...seats.map((seat) => seat.floor));
  const wide = plan.columns.length > MANY_COLUMNS;
  const columns = plan.columns.map((column) => (column === 'cells' ? '46px' : wide ? '16px' : '28px')).join(' ');
  return (
    <div className={classes.scroller}>
      {/* The arrows belong to the seats inside; the hull itself takes no focus. */}
      <div
        className={clsx(classes.hull, vehicle !== 'BUS' && classes[vehicle], wide && classes.wide)}
        style={{ '--columns': columns } as CSSProperties}
        onKeyDown={move}
      >
        <div className={classes.front}>
          {road && !has('DRIVER') && <span>{intl.formatMessage(fixtures.DRIVER)}</span>}
          <span>{intl.formatMessage(vehicle === 'FERRY' ? words.bow : words.front)}</span>
          {road && vehicle !== 'TAXI' && !has('DOOR') && <span>{intl.formatMessage(fixtures.DOOR)}</span>}
        </div>
        {plan.rows.map((row) => (
          <div
            key={row.row}
            className={classes.row}
            {...(row.ordinal !== undefined && { role: 'group', 'aria-label': rowName(intl, row.ordinal) })}
          >
            {row.cells.map((cell) => (
              <div key={cell.column} style={{ gridColumn: cell.column - plan.firstColumn + 1 }}>
                {cellOf(cell, row)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
