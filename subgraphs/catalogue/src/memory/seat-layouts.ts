import { dayNumber, travelDate } from '@naga/kernel/travel-date.js';
import type { MarketRows } from '../market/market-rows.js';
import type { SeatLayoutRow, SeatRow } from '../market/vehicle-rows.js';
import { withinDays, type DayRange } from '@naga/kernel/days-of-sale.js';
import type { SeatLayoutView, SeatTypeView } from '../vehicle/vehicle-type.type.js';

/** A layout whose seats may be blocked for a period. */
export interface LayoutOn {
  /** Seats blocked for a period count as free here. */
  readonly usual: SeatLayoutView;
  /** Whether a period is set on any seat. */
  readonly changes: boolean;
  /** Two days with the same answer have the same seats blocked. */
  periodOf(day: number): string;
  on(day: number): SeatLayoutView;
}

/** `types` by their ids, in the language of the answers. */
export function layoutsOf(
  rows: Pick<MarketRows, 'seats' | 'seatLayouts'>,
  types: ReadonlyMap<string, SeatTypeView>,
): ReadonlyMap<string, LayoutOn> {
  const seats = Map.groupBy(rows.seats, (seat) => seat.seatLayoutId);
  return new Map(rows.seatLayouts.map((layout) => [layout.id, layoutOn(layout, seats.get(layout.id) ?? [], types)]));
}

function layoutOn(
  layout: SeatLayoutRow,
  seats: readonly SeatRow[],
  types: ReadonlyMap<string, SeatTypeView>,
): LayoutOn {
  const periods = seats.map((seat) => ({ seat, period: periodOfSeat(seat) }));
  const withDates = periods.filter(({ seat, period }) => seat.blocked && (period.from !== null || period.to !== null));
  const view = (isBlocked: (seat: SeatRow, period: DayRange) => boolean): SeatLayoutView => {
    const { id, name, floors, rows, columns, numberOfSeats } = layout;
    const cells = periods.map(({ seat, period }) => {
      const { number, kind, floor, row, column, bookable, allowMale, allowFemale } = seat;
      const seatType = types.get(seat.seatTypeId ?? '') ?? null;
      const blocked = isBlocked(seat, period);
      return { number, kind, floor, row, column, bookable, allowMale, allowFemale, blocked, seatType };
    });
    cells.sort((a, b) => a.floor - b.floor || a.row - b.row || a.column - b.column);
    return { id, name, floors, rows, columns, numberOfSeats, seats: cells };
  };
  const always = ({ from, to }: DayRange): boolean => from === null && to === null;
  return {
    usual: view((seat, period) => seat.blocked && always(period)),
    changes: withDates.length > 0,
    periodOf: (day) => withDates.map(({ period }) => (withinDays(period, day) ? 'x' : '.')).join(''),
    on: (day) => view((seat, period) => seat.blocked && (always(period) || withinDays(period, day))),
  };
}

function periodOfSeat({ blockedFrom, blockedTo }: SeatRow): DayRange {
  const day = (date: string | null): number | null => (date === null ? null : dayNumber(travelDate(date)));
  return { from: day(blockedFrom), to: day(blockedTo) };
}
