import { timetableExample } from '@naga/kernel/timetable-example.js';

/** A timetable of next year, as operators without a GTFS feed write theirs. */
export const exampleFile = (): File =>
  new File(['\uFEFF', timetableExample(new Date().getFullYear() + 1)], 'timetable.csv', {
    type: 'text/csv;charset=utf-8',
  });
