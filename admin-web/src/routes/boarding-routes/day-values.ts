import type { BoardingRoute_RecordFragment, BoardingRouteInput } from './boarding-routes.generated.js';

/** Days of travel as they are typed: 'YYYY-MM-DD', or nothing. */
export type DayValues = Readonly<Record<'travelFrom' | 'travelUntil', string>>;

export const valuesOf = ({
  travelFrom,
  travelUntil,
}: Pick<BoardingRoute_RecordFragment, keyof DayValues>): DayValues => ({
  travelFrom: travelFrom ?? '',
  travelUntil: travelUntil ?? '',
});

export const inputOf = ({ travelFrom, travelUntil }: DayValues): BoardingRouteInput => ({
  travelFrom: travelFrom || null,
  travelUntil: travelUntil || null,
});

/** What is wrong before anything is sent. */
export const wrongIn = ({ travelFrom, travelUntil }: DayValues) => ({
  travelUntil: travelFrom !== '' && travelUntil !== '' && travelUntil < travelFrom && 'ORDER',
});
