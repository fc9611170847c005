import { defineMessages, type NoMessageValues } from 'react-intl';

type Plain =
  | 'title'
  | 'about'
  | 'operator'
  | 'vehicle'
  | 'vehicleHint'
  | 'noVehicle'
  | 'noVehicles'
  | 'BUS'
  | 'TAXI'
  | 'FERRY'
  | 'file'
  | 'fileName'
  | 'noFeed'
  | 'noFeedText'
  | 'template'
  | 'example'
  | 'exampleText'
  | 'stuck'
  | 'takeOut'
  | 'takeOutText'
  | 'takeOutFile'
  | 'send'
  | 'add'
  | 'addAbout'
  | 'none'
  | 'noneText'
  | 'size'
  | 'from'
  | 'until'
  | 'when'
  | 'state'
  | 'back'
  | 'failed'
  | 'unknown'
  | 'unknownText'
  | 'apply'
  | 'undo'
  | 'undoText'
  | 'again'
  | 'asked'
  | 'reading'
  | 'counts'
  | 'items'
  | 'what'
  | 'name'
  | 'why'
  | 'problems'
  | 'problemsText'
  | 'place'
  | 'nothing'
  | 'nothingKept'
  | 'prices'
  | 'notify'
  | 'notifyHint'
  | 'notifyUndone'
  | 'notifyUndoneHint';

export const words = defineMessages<
  Record<Plain, NoMessageValues> & {
    fileHint: { megabytes: number };
    tooLarge: { megabytes: number };
    sending: { percent: number };
    kilobytes: { shown: string };
    working: { done: number; total: number };
    soldOf: { name: string };
    readingFile: { file: string; percent: number };
    unread: { files: string };
    agencies: { names: string; operator: string };
    ofFile: { file: string; operator: string };
    problemCount: { count: number; shown: string };
  }
>({
  title: { id: 'admin.gtfs.title', defaultMessage: 'Timetables (GTFS)' },
  about: {
    id: 'admin.gtfs.about',
    defaultMessage: 'Timetables that came as GTFS feeds, and what became of each.',
  },
  operator: { id: 'admin.gtfs.operator', defaultMessage: 'Operator' },
  vehicle: { id: 'admin.gtfs.vehicle', defaultMessage: 'Vehicle of new departures' },
  vehicleHint: {
    id: 'admin.gtfs.vehicle-hint',
    defaultMessage: 'A feed does not say what is driven. You can change it on each line later.',
  },
  noVehicle: { id: 'admin.gtfs.no-vehicle', defaultMessage: 'None: leave these lines out' },
  noVehicles: {
    id: 'admin.gtfs.no-vehicles',
    defaultMessage: 'This operator has no vehicle types. A departure is sold with the seats of one.',
  },
  BUS: { id: 'admin.gtfs.bus', defaultMessage: 'Bus' },
  TAXI: { id: 'admin.gtfs.taxi', defaultMessage: 'Taxi' },
  FERRY: { id: 'admin.gtfs.ferry', defaultMessage: 'Ferry' },
  file: { id: 'admin.gtfs.file', defaultMessage: 'Feed (ZIP) or timetable (CSV)' },
  fileName: { id: 'admin.gtfs.file-name', defaultMessage: 'File' },
  fileHint: { id: 'admin.gtfs.file-hint', defaultMessage: '{megabytes} MB at most.' },
  noFeed: { id: 'admin.gtfs.no-feed', defaultMessage: 'No GTFS feed?' },
  noFeedText: {
    id: 'admin.gtfs.no-feed-text',
    defaultMessage:
      'Fill in this table in a spreadsheet: a row for each stop of each departure, in the order of the way. Days are numbers from 1, Monday, to 7, Sunday; after midnight the hours go on with 24, 25. What was said of a departure or of a stop can be left empty in later rows. Prices stand where one gets off: one for each stop before, with a vertical bar between them, 12|7.50; once the timetable is applied you ask for them.',
  },
  template: { id: 'admin.gtfs.template', defaultMessage: 'Download an example (CSV)' },
  example: { id: 'admin.gtfs.example', defaultMessage: 'An example is chosen' },
  exampleText: {
    id: 'admin.gtfs.example-text',
    defaultMessage:
      'A line from Phnom Penh to Siem Reap with a day bus and a night bus, next year. See what it would change; nothing is saved before you apply it, and all of it can be undone. Or choose a file of your own.',
  },
  stuck: { id: 'admin.gtfs.state.stuck', defaultMessage: 'Cannot be applied' },
  takeOut: { id: 'admin.gtfs.take-out', defaultMessage: 'Take a timetable out' },
  takeOutText: {
    id: 'admin.gtfs.take-out-text',
    defaultMessage:
      'All lines of an operator with their departures, also those that are not on sale to everybody, and with what nationals pay. Change the file with any GTFS editor and take it in again: only what you have changed is changed.',
  },
  takeOutFile: { id: 'admin.gtfs.take-out-file', defaultMessage: 'Download the timetable (GTFS)' },
  tooLarge: { id: 'admin.gtfs.too-large', defaultMessage: 'This file is larger than {megabytes} MB.' },
  send: { id: 'admin.gtfs.send', defaultMessage: 'See what it would change' },
  sending: { id: 'admin.gtfs.sending', defaultMessage: 'Sending the file: {percent}%' },
  add: { id: 'admin.gtfs.add', defaultMessage: 'Take a timetable in' },
  addAbout: {
    id: 'admin.gtfs.add-about',
    defaultMessage:
      'Take an operator’s timetable from a GTFS feed. You see first what it would change; nothing is saved before you apply it, and all of it can be undone. The same feed next month changes what is there instead of doubling it.',
  },
  none: { id: 'admin.gtfs.none', defaultMessage: 'No timetable has been taken in yet' },
  noneText: {
    id: 'admin.gtfs.none-text',
    defaultMessage: 'Each one that somebody takes in stands here, and can be looked at and undone.',
  },
  size: { id: 'admin.gtfs.size', defaultMessage: 'Size' },
  kilobytes: { id: 'admin.gtfs.kilobytes', defaultMessage: '{shown} kB' },
  from: { id: 'admin.gtfs.from', defaultMessage: 'Begun from' },
  until: { id: 'admin.gtfs.until', defaultMessage: 'Begun until' },
  when: { id: 'admin.gtfs.when', defaultMessage: 'When' },
  state: { id: 'admin.gtfs.state', defaultMessage: 'State' },
  back: { id: 'admin.gtfs.back', defaultMessage: 'All imports' },
  failed: { id: 'admin.gtfs.failed', defaultMessage: 'The import could not be loaded' },
  unknown: { id: 'admin.gtfs.unknown', defaultMessage: 'There is no such import' },
  unknownText: {
    id: 'admin.gtfs.unknown-text',
    defaultMessage: 'A newer one of the same operator has taken its place, or it is not yours.',
  },
  ofFile: { id: 'admin.gtfs.of-file', defaultMessage: '{file} · {operator}' },
  notify: { id: 'admin.gtfs.notify', defaultMessage: 'Notify these passengers when all of it is applied' },
  notifyHint: {
    id: 'admin.gtfs.notify-hint',
    defaultMessage:
      'Write it now; it is sent once all of it is applied, and not if that fails. You may leave this page, but leave this tab open.',
  },
  notifyUndone: { id: 'admin.gtfs.notify-undone', defaultMessage: 'Notify these passengers when all of it is undone' },
  notifyUndoneHint: {
    id: 'admin.gtfs.notify-undone-hint',
    defaultMessage:
      'Write it now; it is sent once all of it is undone, and not if that fails. You may leave this page, but leave this tab open.',
  },
  apply: { id: 'admin.gtfs.apply', defaultMessage: 'Apply all of it' },
  undo: { id: 'admin.gtfs.undo', defaultMessage: 'Undo all of it' },
  undoText: {
    id: 'admin.gtfs.undo-text',
    defaultMessage:
      'Once it is undone, these departures end, are sold no more, or halt at a stop that is called or stands otherwise. Nothing is undone while what was sold could not be driven: notify these people, or move them first.',
  },
  again: { id: 'admin.gtfs.again', defaultMessage: 'Look again' },
  asked: { id: 'admin.gtfs.asked', defaultMessage: 'It has begun. You may leave this page.' },
  reading: { id: 'admin.gtfs.reading', defaultMessage: 'Reading the feed…' },
  working: { id: 'admin.gtfs.working', defaultMessage: '{done} of {total} are done' },
  soldOf: { id: 'admin.gtfs.sold-of', defaultMessage: 'Who has seats on what changes: {name}' },
  readingFile: { id: 'admin.gtfs.reading-file', defaultMessage: 'Reading {file}: {percent}%' },
  counts: { id: 'admin.gtfs.counts', defaultMessage: 'What it comes to' },
  items: { id: 'admin.gtfs.items', defaultMessage: 'Stops, lines and prices' },
  what: { id: 'admin.gtfs.what', defaultMessage: 'What' },
  name: { id: 'admin.gtfs.name', defaultMessage: 'Name' },
  why: { id: 'admin.gtfs.why', defaultMessage: 'Why' },
  problems: { id: 'admin.gtfs.problems', defaultMessage: 'What is wrong in the feed' },
  problemsText: {
    id: 'admin.gtfs.problems-text',
    defaultMessage: 'Nothing is applied while rows are wrong. Mend the feed and send it again.',
  },
  problemCount: {
    id: 'admin.gtfs.problem-count',
    defaultMessage: '{count, plural, one {{shown} wrong row} other {{shown} wrong rows}}',
  },
  place: { id: 'admin.gtfs.place', defaultMessage: 'File and line' },
  nothingKept: {
    id: 'admin.gtfs.nothing-kept',
    defaultMessage: 'There is nothing to apply. Why things are left out stands beside each of them.',
  },
  nothing: { id: 'admin.gtfs.nothing', defaultMessage: 'Everything is as the feed says already.' },
  unread: { id: 'admin.gtfs.unread', defaultMessage: 'Not taken over: {files}.' },
  prices: {
    id: 'admin.gtfs.prices',
    defaultMessage:
      'Travellers find new lines and cannot buy them until they have prices. Those of the feed can be asked for once it is applied.',
  },
  agencies: {
    id: 'admin.gtfs.agencies',
    defaultMessage: 'The feed has several agencies: {names}. All of them become {operator}.',
  },
});

export const stateWords = defineMessages<
  Record<
    'UPLOADING' | 'REHEARSING' | 'REHEARSED' | 'APPLYING' | 'APPLIED' | 'UNDOING' | 'UNDONE' | 'FAILED',
    NoMessageValues
  >
>({
  UPLOADING: { id: 'admin.gtfs.state.uploading', defaultMessage: 'File is not complete' },
  REHEARSING: { id: 'admin.gtfs.state.rehearsing', defaultMessage: 'Being looked at' },
  REHEARSED: { id: 'admin.gtfs.state.rehearsed', defaultMessage: 'Read, not applied yet' },
  APPLYING: { id: 'admin.gtfs.state.applying', defaultMessage: 'Being applied' },
  APPLIED: { id: 'admin.gtfs.state.applied', defaultMessage: 'Applied' },
  UNDOING: { id: 'admin.gtfs.state.undoing', defaultMessage: 'Being undone' },
  UNDONE: { id: 'admin.gtfs.state.undone', defaultMessage: 'Undone' },
  FAILED: { id: 'admin.gtfs.state.failed', defaultMessage: 'Not possible' },
});

export const kindWords = defineMessages<Record<'STOP' | 'LINE' | 'TRIP' | 'FARE', NoMessageValues>>({
  STOP: { id: 'admin.gtfs.kind.stop', defaultMessage: 'Stops' },
  LINE: { id: 'admin.gtfs.kind.line', defaultMessage: 'Lines' },
  TRIP: { id: 'admin.gtfs.kind.trip', defaultMessage: 'Departures' },
  FARE: { id: 'admin.gtfs.kind.fare', defaultMessage: 'Prices of lines' },
});

export const actionWords = defineMessages<Record<'CREATE' | 'CHANGE' | 'SAME' | 'GONE' | 'LEFT', NoMessageValues>>({
  CREATE: { id: 'admin.gtfs.action.create', defaultMessage: 'New' },
  CHANGE: { id: 'admin.gtfs.action.change', defaultMessage: 'Changed' },
  SAME: { id: 'admin.gtfs.action.same', defaultMessage: 'As they are' },
  GONE: { id: 'admin.gtfs.action.gone', defaultMessage: 'No longer in the feed' },
  LEFT: { id: 'admin.gtfs.action.left', defaultMessage: 'Left out' },
});
