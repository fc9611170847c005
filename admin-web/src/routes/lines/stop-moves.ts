import { clockAfter } from './clocks.js';
import { newKey, notesOf, type StopValues, type TimingValues } from './line-values.js';

const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, list[from]!);
};

interface Lists {
  stops: readonly StopValues[];
  timings: readonly TimingValues[];
}

/** A stop at another place of the way, with its names; clocks stay at their places, for there they are in order. */
export const stopMoved = ({ stops, timings }: Lists, from: number, to: number): Lists => {
  const minutes = stops.map(({ travelTime }) => travelTime);
  return {
    stops: moved(stops, from, to).map((stop, at) => ({ ...stop, travelTime: minutes[at]! })),
    timings: timings.map((timing) => ({ ...timing, stopNames: moved(timing.stopNames, from, to) })),
  };
};

export const stopRemoved = ({ stops, timings }: Lists, at: number): Lists => ({
  stops: stops.toSpliced(at, 1).map((stop, position) => (position === 0 ? { ...stop, travelTime: '0' } : stop)),
  timings: timings.map((timing) => ({
    ...timing,
    stops: timing.stops.toSpliced(at, 1),
    stopNames: timing.stopNames.toSpliced(at, 1),
  })),
});

export type AddedStop = Pick<StopValues, 'stopId' | 'names' | 'placeNames'>;

/** A stop behind the last, an hour further where nobody says how far. */
export function stopAdded({ stops, timings }: Lists, stop: AddedStop): Lists {
  const end = stops.at(-1);
  const travelTime = end === undefined ? 0 : (Number(end.travelTime) || 0) + 60;
  return {
    stops: [
      ...stops,
      {
        ...stop,
        key: newKey(),
        id: null,
        travelTime: String(travelTime),
        boardingStop: true,
        dropOffStop: true,
        suspended: false,
      },
    ],
    timings: timings.map((timing) => {
      const clock = clockAfter(timing.stops.at(-1)?.departureTime ?? '', end === undefined ? 0 : 60);
      return {
        ...timing,
        stops: [...timing.stops, { arrivalTime: clock, departureTime: clock }],
        stopNames: [...timing.stopNames, notesOf()],
      };
    }),
  };
}
