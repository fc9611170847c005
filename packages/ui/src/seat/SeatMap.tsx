import { sum } from '@naga/kernel/money.js';
import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useMoneyText } from '../journey/money-text.js';
import { VisuallyHidden } from '../page/VisuallyHidden.js';
import { DeckTabs } from './DeckTabs.js';
import { isFree, lookOf, type MapSeat, type SeatLook, seatTypes } from './seat.js';
import { SeatDeck, type SeatVehicle } from './SeatDeck.js';
import { seatTiers } from './seat-tiers.js';
import { SeatLegend } from './SeatLegend.js';
import classes from './SeatMap.module.css';

const words = defineMessages<{
  none: { max: number };
  chosen: { count: number; max: number; seats: string };
  chosenTotal: { count: number; max: number; seats: string; total: string };
  limit: { max: number; seats: string; wanted: string };
  closed: { wanted: string };
  taken: { wanted: string };
}>({
  none: { id: 'ui.seatMap.none', defaultMessage: '{max, plural, one {Choose your seat} other {Choose # seats}}' },
  chosen: { id: 'ui.seatMap.chosen', defaultMessage: '{count} of {max}: {seats}' },
  chosenTotal: { id: 'ui.seatMap.chosenTotal', defaultMessage: '{count} of {max}: {seats} · total {total}' },
  limit: {
    id: 'ui.seatMap.limit',
    defaultMessage:
      '{max, plural, one {You have your seat: {seats}. To take {wanted} instead, give it back first.} other {You have your # seats: {seats}. To take {wanted} instead, give one back first.}}',
  },
  closed: { id: 'ui.seatMap.closed', defaultMessage: 'Seat {wanted} cannot be chosen.' },
  taken: { id: 'ui.seatMap.taken', defaultMessage: 'Seat {wanted} has just been taken. Please choose another one.' },
});

/** Explained on every map: what one has not met yet may be on the other floor, or a moment away. */
const USUAL_LOOKS: readonly SeatLook[] = ['available', 'selected', 'unavailable', 'blocked', 'women'];

export interface SeatMapProps {
  seats: readonly MapSeat[];
  vehicle?: SeatVehicle;
  /** Numbers of the chosen seats, in the order they were chosen. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** As many as there are passengers. */
  max: number;
  /** Name of the group; "Choose 2 seats" when left out. */
  legend?: ReactNode;
  /** The explanation of the looks above the map. */
  withLegend?: boolean;
}

/**
 * The vehicle from above, each seat a real checkbox. What is chosen, the total, and why a press had no effect are
 * visible and announced. A chosen seat that somebody else takes meanwhile is given up with a message; the rest stays.
 */
export function SeatMap(props: SeatMapProps) {
  const { seats, vehicle = 'BUS', selected, onChange, max, legend, withLegend = true } = props;
  const intl = useIntl();
  const moneyText = useMoneyText();
  const id = useId();
  const floors = [...new Set(seats.map(({ floor }) => floor))].sort((a, b) => a - b);
  const [chosenFloor, setFloor] = useState<number>();
  const floor = chosenFloor !== undefined && floors.includes(chosenFloor) ? chosenFloor : (floors[0] ?? 1);
  const [message, setMessage] = useState<{ text: 'limit' | 'closed' | 'taken'; wanted: string }>();

  const real = seats.filter(({ kind }) => kind === 'SEAT');
  const seatOf = new Map(real.map((seat) => [seat.number, seat]));
  const { tiers, tierOf } = seatTiers(seats);

  const lost = selected.find((number) => {
    const seat = seatOf.get(number);
    return seat !== undefined && !isFree(seat);
  });
  const [lostBefore, setLostBefore] = useState<string>();
  if (lost !== lostBefore) {
    setLostBefore(lost);
    if (lost !== undefined) setMessage({ text: 'taken', wanted: lost });
  }
  // Chosen by something else than a press on the map: what was said of the last press is no longer so.
  const [countBefore, setCountBefore] = useState(selected.length);
  if (selected.length !== countBefore) {
    setCountBefore(selected.length);
    if (selected.length > countBefore) setMessage(undefined);
  }
  useEffect(() => {
    if (lost !== undefined) onChange(selected.filter((number) => number !== lost));
  }, [lost, onChange, selected]);

  const toggle = (seat: MapSeat) => {
    const wanted = seat.number;
    if (!isFree(seat)) return setMessage({ text: 'closed', wanted });
    const isOn = selected.includes(wanted);
    if (!isOn && selected.length >= max) return setMessage({ text: 'limit', wanted });
    setMessage(undefined);
    onChange(isOn ? selected.filter((number) => number !== wanted) : [...selected, wanted]);
  };

  const chosen = selected.flatMap((number) => seatOf.get(number) ?? []);
  const prices = chosen.flatMap(({ price }) => price ?? []);
  const [price] = prices;
  const facts = { count: selected.length, max, seats: selected.join(', ') };
  const status = () => {
    if (message !== undefined) return intl.formatMessage(words[message.text], { ...facts, wanted: message.wanted });
    if (selected.length === 0) return intl.formatMessage(words.none, { max });
    if (price === undefined || prices.length < selected.length) return intl.formatMessage(words.chosen, facts);
    return intl.formatMessage(words.chosenTotal, { ...facts, total: moneyText(sum(prices, price.currency)) });
  };
  const hasMens = real.some((seat) => lookOf(seat, false) === 'men');
  const deck = (
    <SeatDeck
      key={floor}
      seats={seats}
      floor={floor}
      vehicle={vehicle}
      selected={selected}
      tierOf={tierOf}
      onToggle={toggle}
    />
  );
  return (
    <fieldset className={classes.map}>
      <legend>
        <VisuallyHidden>{legend ?? intl.formatMessage(words.none, { max })}</VisuallyHidden>
      </legend>
      {withLegend && (
        <SeatLegend
          looks={hasMens ? [...USUAL_LOOKS, 'men'] : USUAL_LOOKS}
          tiers={tiers}
          areMore={tiers.length > 0 && real.every(({ price: own }) => own === undefined)}
          types={seatTypes(seats)}
        />
      )}
      <p className={clsx(classes.status, message !== undefined && classes.warn)} role="status">
        {status()}
      </p>
      {floors.length > 1 ? (
        <>
          <DeckTabs
            id={id}
            floors={floors}
            current={floor}
            onChange={setFloor}
            chosenOn={(on) => chosen.filter((seat) => seat.floor === on).length}
          />
          <div className={classes.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${floor}`}>
            {deck}
          </div>
        </>
      ) : (
        deck
      )}
    </fieldset>
  );
}
