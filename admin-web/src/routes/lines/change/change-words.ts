import { defineMessages, type NoMessageValues } from 'react-intl';
import { editorWords } from '../editor-words.js';
import { words } from '../words.js';
import type { FactName, RuleName } from './changed-fields.js';

type Asked =
  | 'title'
  | 'fromLabel'
  | 'fromHint'
  | 'stopsAtOnce'
  | 'save'
  | 'back'
  | 'notKept'
  | 'notBack'
  | 'looking'
  | 'lookFailed';
type Told =
  | ('mustKeep' | 'soldNoMore' | 'keepSold')
  | ('restHours' | 'connections' | 'daysAndVehicles' | 'stopNames' | 'blockBefore');

/** Of the look at a change of a line before it is saved. */
export const changeWords = defineMessages<
  Record<Asked | Told, NoMessageValues> & {
    facts: { fields: string };
    rules: { time: string; fields: string };
    stopAdded: { stop: string };
    stopDropped: { stop: string };
    stopChanged: { stop: string };
    stopsMoved: { stops: string };
    timeAdded: { time: string };
    timeDropped: { time: string };
    timeMoved: { before: string; time: string; minutes: number; way: 'later' | 'earlier' };
    clocks: { time: string; stops: string };
    starts: { time: string; days: string };
    stops: { time: string; days: string };
    vehicle: { time: string; before: string; after: string };
    span: { count: number; first: string; last: string; weekdays: string };
  }
>({
  title: { id: 'admin.line-change.title', defaultMessage: 'What you change' },
  fromLabel: { id: 'admin.line-change.from', defaultMessage: 'Times, days and vehicles from' },
  fromHint: {
    id: 'admin.line-change.from-hint',
    defaultMessage:
      'Until the day before, everything is driven and sold as it was. Leave it empty, and the change holds at once.',
  },
  stopsAtOnce: {
    id: 'admin.line-change.stops-at-once',
    defaultMessage: 'Other stops hold at once; a change of times alone may wait for a day.',
  },
  save: { id: 'admin.line-change.save', defaultMessage: 'Save the change' },
  back: { id: 'admin.line-change.back', defaultMessage: 'Go on editing' },
  looking: { id: 'admin.line-change.looking', defaultMessage: 'Looking up who has seats …' },
  lookFailed: {
    id: 'admin.line-change.look-failed',
    defaultMessage: 'Nobody knows whom this touches: the look failed.',
  },
  mustKeep: {
    id: 'admin.line-change.must-keep',
    defaultMessage:
      'These departures would not be driven as they were sold. Keep them beside the change, off sale, and move or notify these people afterwards; or let the change begin later.',
  },
  notKept: {
    id: 'admin.line-change.not-kept',
    defaultMessage:
      'These departures would not be driven as they were sold, and cannot stand beside other stops. Move these people first.',
  },
  notBack: {
    id: 'admin.line-change.not-back',
    defaultMessage:
      'These departures would not be driven as they were sold, and so it cannot be undone. Move these people first.',
  },
  soldNoMore: {
    id: 'admin.line-change.sold-no-more',
    defaultMessage:
      'Nobody can buy these departures any more, and these people are still driven as they were sold. If they shall not be, move or notify them.',
  },
  keepSold: { id: 'admin.line.keep-sold', defaultMessage: 'Keep what is sold and save' },
  facts: { id: 'admin.line-change.facts', defaultMessage: 'Changed on the route: {fields}' },
  stopAdded: { id: 'admin.line-change.stop-added', defaultMessage: '{stop} becomes a stop' },
  stopDropped: { id: 'admin.line-change.stop-dropped', defaultMessage: '{stop} is no stop any more' },
  stopChanged: {
    id: 'admin.line-change.stop-changed',
    defaultMessage: '{stop}: other minutes, or another rule who gets on and off',
  },
  stopsMoved: { id: 'admin.line-change.stops-moved', defaultMessage: 'The stops are in another order: {stops}' },
  timeAdded: { id: 'admin.line-change.time-added', defaultMessage: '{time} is a new time' },
  timeDropped: { id: 'admin.line-change.time-dropped', defaultMessage: '{time} is no longer driven' },
  timeMoved: {
    id: 'admin.line-change.time-moved',
    defaultMessage:
      '{before} leaves at {time}: {minutes, plural, one {one minute} other {# minutes}} {way, select, later {later} other {earlier}}',
  },
  clocks: { id: 'admin.line-change.clocks', defaultMessage: '{time}: other clocks at {stops}' },
  starts: { id: 'admin.line-change.starts', defaultMessage: '{time} begins to run on {days}' },
  stops: { id: 'admin.line-change.stops', defaultMessage: '{time} no longer runs on {days}' },
  span: {
    id: 'admin.line-change.span',
    defaultMessage: '{count, plural, one {one day} other {# days}} from {first} to {last} ({weekdays})',
  },
  vehicle: { id: 'admin.line-change.vehicle', defaultMessage: '{time}: {before} → {after}' },
  rules: { id: 'admin.line-change.rules', defaultMessage: '{time}, changed: {fields}' },
  restHours: { id: 'admin.line-change.rest-hours', defaultMessage: 'Hours in which nothing is sold' },
  connections: { id: 'admin.line-change.connections', defaultMessage: 'Routes that wait' },
  daysAndVehicles: { id: 'admin.line-change.days-and-vehicles', defaultMessage: 'Days and vehicles' },
  stopNames: { id: 'admin.line-change.stop-names', defaultMessage: 'Names of stops' },
  blockBefore: { id: 'admin.line-change.block-before', defaultMessage: 'When its sale ends' },
});

/** What each field is called, as its form calls it where that is short. */
export const fieldWords = {
  name: words.name,
  transport: words.transport,
  country: editorWords.country,
  distance: editorWords.distance,
  amenities: editorWords.amenities,
  tripInfos: editorWords.tripInfos,
  blockBefore: changeWords.blockBefore,
  restHours: changeWords.restHours,
  pickup: editorWords.pickup,
  branch: editorWords.branch,
  connections: changeWords.connections,
  stopNames: changeWords.stopNames,
  forWhom: editorWords.forWhom,
  ownBlockBefore: changeWords.blockBefore,
  ownBranch: editorWords.branch,
  childPrices: editorWords.childPrices,
  gender: editorWords.gender,
  note: editorWords.note,
  daysAndVehicles: changeWords.daysAndVehicles,
} as const satisfies Record<FactName | RuleName, object>;
