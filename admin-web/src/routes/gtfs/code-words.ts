import { defineMessages, type NoMessageValues } from 'react-intl';

/** Code of an import that did not succeed → sentence. */
export const failureWords = defineMessages<
  Record<
    | 'NOT_ZIP'
    | 'TOO_LARGE'
    | 'TOO_MANY_FILES'
    | 'TOO_DENSE'
    | 'ENCRYPTED'
    | 'FILE_TWICE'
    | 'IN_A_FOLDER'
    | 'IMPORT_OUTDATED'
    | 'IMPORT_NOT_UNDONE'
    | 'TRIED_TOO_OFTEN'
    | 'UNEXPECTED',
    NoMessageValues
  >
>({
  NOT_ZIP: { id: 'admin.gtfs.failure.not-zip', defaultMessage: 'This file is no ZIP archive, or it is damaged.' },
  TOO_LARGE: { id: 'admin.gtfs.failure.too-large', defaultMessage: 'Unpacked, this feed is larger than we read.' },
  TOO_MANY_FILES: { id: 'admin.gtfs.failure.too-many-files', defaultMessage: 'This archive holds too many files.' },
  TOO_DENSE: {
    id: 'admin.gtfs.failure.too-dense',
    defaultMessage: 'A file in this archive is far longer than what it is packed in. No timetable is.',
  },
  ENCRYPTED: { id: 'admin.gtfs.failure.encrypted', defaultMessage: 'This archive is locked with a password.' },
  FILE_TWICE: { id: 'admin.gtfs.failure.file-twice', defaultMessage: 'This archive holds a file twice.' },
  IN_A_FOLDER: {
    id: 'admin.gtfs.failure.in-a-folder',
    defaultMessage: 'The files of a feed stand in the archive itself, not in a folder.',
  },
  IMPORT_OUTDATED: {
    id: 'admin.gtfs.failure.outdated',
    defaultMessage: 'Something has changed since you looked, so nothing was applied. Look again.',
  },
  IMPORT_NOT_UNDONE: {
    id: 'admin.gtfs.failure.not-undone',
    defaultMessage:
      'Nothing was undone: somebody has changed a stop or line of it since, needs it, has seats on it, or has approved its prices.',
  },
  TRIED_TOO_OFTEN: {
    id: 'admin.gtfs.failure.tried-too-often',
    defaultMessage:
      'This was begun three times, and each time our server stopped in the middle of it. Nothing was changed. A smaller feed may help; otherwise tell us.',
  },
  UNEXPECTED: {
    id: 'admin.gtfs.failure.unexpected',
    defaultMessage: 'That went wrong on our side; nothing was changed. Try again.',
  },
});

/** Code of what a row does not say well → sentence. */
export const rowWords = defineMessages<
  Record<
    | 'REQUIRED'
    | 'FORM'
    | 'DATE'
    | 'MAX_LENGTH'
    | 'TWICE'
    | 'UNKNOWN'
    | 'NO_FILE'
    | 'NO_COLUMN'
    | 'ROW_LENGTH'
    | 'NOT_CSV'
    | 'TOO_MANY_ROWS'
    | 'ENDS_BEFORE_IT_BEGINS'
    | 'LEAVES_BEFORE_IT_ARRIVES'
    | 'DIFFERS'
    | 'TIME_GOES_BACK'
    | 'NO_TIME_AT_END'
    | 'ONE_STOP',
    NoMessageValues
  >
>({
  REQUIRED: { id: 'admin.gtfs.row.required', defaultMessage: 'is missing' },
  FORM: { id: 'admin.gtfs.row.form', defaultMessage: 'is not written as it has to be' },
  DATE: {
    id: 'admin.gtfs.row.date',
    defaultMessage: 'is not clearly one day: write year, month and day, like 2027-01-31',
  },
  MAX_LENGTH: { id: 'admin.gtfs.row.max-length', defaultMessage: 'is longer than we keep' },
  TWICE: { id: 'admin.gtfs.row.twice', defaultMessage: 'stands there twice' },
  UNKNOWN: { id: 'admin.gtfs.row.unknown', defaultMessage: 'names nothing in the feed' },
  NO_FILE: { id: 'admin.gtfs.row.no-file', defaultMessage: 'the file is missing' },
  NO_COLUMN: { id: 'admin.gtfs.row.no-column', defaultMessage: 'the column is missing' },
  ROW_LENGTH: { id: 'admin.gtfs.row.row-length', defaultMessage: 'the row has too few or too many fields' },
  NOT_CSV: { id: 'admin.gtfs.row.not-csv', defaultMessage: 'cannot be read further from here' },
  TOO_MANY_ROWS: { id: 'admin.gtfs.row.too-many-rows', defaultMessage: 'more rows than we read' },
  ENDS_BEFORE_IT_BEGINS: { id: 'admin.gtfs.row.ends-before', defaultMessage: 'lies before the first day' },
  LEAVES_BEFORE_IT_ARRIVES: { id: 'admin.gtfs.row.leaves-before', defaultMessage: 'lies before the arrival' },
  DIFFERS: { id: 'admin.gtfs.row.differs', defaultMessage: 'is not what an earlier row says' },
  TIME_GOES_BACK: { id: 'admin.gtfs.row.time-goes-back', defaultMessage: 'the trip goes back in time' },
  NO_TIME_AT_END: {
    id: 'admin.gtfs.row.no-time-at-end',
    defaultMessage: 'the first and the last stop of a trip need a time',
  },
  ONE_STOP: { id: 'admin.gtfs.row.one-stop', defaultMessage: 'the trip has fewer than two stops' },
});

/** Why a stop or line is left out, or what comes with its change. */
export const reasonWords = defineMessages<
  Record<
    | 'TRANSPORT'
    | 'NO_VEHICLE'
    | 'NOT_YOURS'
    | 'TOO_LONG'
    | 'EDITED'
    | 'SOLD'
    | 'ARRAY_MAX_SIZE'
    | 'SAME_STOP'
    | 'CHANGED_MEANWHILE'
    | 'FARE_CURRENCY'
    | 'FARE_AMOUNT'
    | 'FARE_CONTAINS'
    | 'FARE_TIMEFRAME'
    | 'FARE_RIDER'
    | 'FARE_MANY'
    | 'FARE_CURRENCIES',
    NoMessageValues
  > & { NO_PLACE: { stops: string }; other: { code: string } }
>({
  TRANSPORT: { id: 'admin.gtfs.reason.transport', defaultMessage: 'We sell no trains, trams or flights.' },
  NO_VEHICLE: { id: 'admin.gtfs.reason.no-vehicle', defaultMessage: 'No vehicle was chosen for it.' },
  NO_PLACE: {
    id: 'admin.gtfs.reason.no-place',
    defaultMessage: 'More than 50 km from every town we know: {stops}. Add the town under Locations first.',
  },
  NOT_YOURS: {
    id: 'admin.gtfs.reason.not-yours',
    defaultMessage: 'This stop belongs to everybody by now. The platform looks after it.',
  },
  TOO_LONG: { id: 'admin.gtfs.reason.too-long', defaultMessage: 'Between two stops lie 20 hours or more.' },
  EDITED: {
    id: 'admin.gtfs.reason.edited',
    defaultMessage: 'Its stops were changed by hand. Change the line in its editor.',
  },
  SOLD: {
    id: 'admin.gtfs.reason.sold',
    defaultMessage: 'Seats are sold: those departures are driven as they were and sold no more.',
  },
  ARRAY_MAX_SIZE: {
    id: 'admin.gtfs.reason.too-many',
    defaultMessage: 'It has more stops, departures or different days than a line can have.',
  },
  SAME_STOP: { id: 'admin.gtfs.reason.same-stop', defaultMessage: 'It halts at the same stop twice in a row.' },
  CHANGED_MEANWHILE: {
    id: 'admin.gtfs.reason.changed',
    defaultMessage: 'Somebody saved it at the same moment. Look again.',
  },
  FARE_CURRENCY: { id: 'admin.gtfs.reason.fare-currency', defaultMessage: 'We sell nothing in its currency.' },
  FARE_AMOUNT: {
    id: 'admin.gtfs.reason.fare-amount',
    defaultMessage: 'It is free, or no amount that can be paid in its currency.',
  },
  FARE_CONTAINS: {
    id: 'admin.gtfs.reason.fare-contains',
    defaultMessage: 'It depends on the zones on the way. Our prices are from stop to stop.',
  },
  FARE_TIMEFRAME: {
    id: 'admin.gtfs.reason.fare-timeframe',
    defaultMessage: 'It depends on the hour. A line has one price a ride here.',
  },
  FARE_RIDER: {
    id: 'admin.gtfs.reason.fare-rider',
    defaultMessage: 'It is for some passengers alone, such as children.',
  },
  FARE_MANY: {
    id: 'admin.gtfs.reason.fare-many',
    defaultMessage:
      'Its line has more than 2,000 different prices. Put stops that cost the same into one fare zone of the feed.',
  },
  FARE_CURRENCIES: {
    id: 'admin.gtfs.reason.fare-currencies',
    defaultMessage: 'Its prices are in several currencies. A line is sold in one.',
  },
  other: { id: 'admin.gtfs.reason.other', defaultMessage: 'A line cannot be saved like this ({code}).' },
});

/** What stands in the way of taking an import back. */
export const obstacleWords = defineMessages<Record<'CHANGED' | 'SOLD' | 'NEEDED' | 'PRICED', NoMessageValues>>({
  CHANGED: { id: 'admin.gtfs.obstacle.changed', defaultMessage: 'Somebody has changed it since the import.' },
  SOLD: { id: 'admin.gtfs.obstacle.sold', defaultMessage: 'Seats are sold on these departures of it.' },
  NEEDED: { id: 'admin.gtfs.obstacle.needed', defaultMessage: 'Something that is not of this import needs it.' },
  PRICED: {
    id: 'admin.gtfs.obstacle.priced',
    defaultMessage:
      'Prices of it that were asked for from this feed are approved, and sold. Have other prices approved first, or none.',
  },
});

/** Beside the first of several. */
export const othersWords = defineMessages<{ lines: { count: number; shown: string } }>({
  lines: {
    id: 'admin.gtfs.obstacle.others',
    defaultMessage: '{count, plural, one {So are those of one more line.} other {So are those of {shown} more lines.}}',
  },
});
