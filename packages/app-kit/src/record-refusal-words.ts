import { defineMessages, type NoMessageValues } from 'react-intl';

/** Refusals of what is done to the records of the back office → words. */
export const recordRefusalWords = defineMessages<
  Record<string, NoMessageValues> & {
    RECORD_IN_USE: { by: string };
    LINE_SOLD: { departures: number; soldSeats: number; keepable: string };
    IMPORT_HAS_ERRORS: { count: number };
    IMPORT_OUTDATED: { line: number };
    IMPORT_NOT_UNDONE: { line: number };
    PICTURE_TOO_LARGE: { megabytes: number };
    PICTURE_TOO_MANY_PIXELS: { megapixels: number };
    PICTURE_LIMIT_REACHED: { megabytes: number };
    SEATS_SOLD: { seats: string; count: number; departures: number };
    VEHICLE_TYPE_SOLD: { seats: string };
    PLACEHOLDER_UNKNOWN: { name: string };
    PLACEHOLDER_MISSING: { name: string };
    PLACEHOLDER_MISUSED: { name: string };
    TEXT_TOO_LONG: { most: number };
  }
>({
  RECORD_NOT_FOUND: {
    id: 'refusal.RECORD_NOT_FOUND',
    defaultMessage: 'There is no such record any more, or it lies outside of what you look after. Load the list again.',
  },
  PLACEHOLDER_UNKNOWN: {
    id: 'refusal.PLACEHOLDER_UNKNOWN',
    defaultMessage: 'This message knows no placeholder “{name}”. Take one of those listed beside it.',
  },
  PLACEHOLDER_MISSING: {
    id: 'refusal.PLACEHOLDER_MISSING',
    defaultMessage: 'The placeholder “{name}” must stand in it: without it the message is of no use.',
  },
  PLACEHOLDER_MISUSED: {
    id: 'refusal.PLACEHOLDER_MISUSED',
    defaultMessage: 'The placeholder “{name}” cannot be used like this. Write it alone in its brackets.',
  },
  TEXT_MALFORMED: {
    id: 'refusal.TEXT_MALFORMED',
    defaultMessage: 'This cannot be read: a bracket is open or too many, or a line is broken. Please check it.',
  },
  TEXT_TOO_LONG: {
    id: 'refusal.TEXT_TOO_LONG',
    defaultMessage: 'This is too long. Write {most, number} letters at most.',
  },
  PRICES_CHANGED: {
    id: 'refusal.PRICES_CHANGED',
    defaultMessage: 'Somebody else has changed these prices meanwhile. Load the page again and look at them first.',
  },
  TARIFF_CHANGE_NOT_FOUND: {
    id: 'refusal.TARIFF_CHANGE_NOT_FOUND',
    defaultMessage: 'There is no such change of a tariff, or it is another operator’s. Load the page again.',
  },
  TARIFF_CHANGE_CLOSED: {
    id: 'refusal.TARIFF_CHANGE_CLOSED',
    defaultMessage: 'This change was decided, written or taken back already. Load the page again.',
  },
  TARIFF_CHANGED: {
    id: 'refusal.TARIFF_CHANGED',
    defaultMessage:
      'Somebody else has changed some of these prices or rules meanwhile. Look at them as they are now, and change them anew.',
  },
  NOTHING_TO_RETURN: {
    id: 'refusal.NOTHING_TO_RETURN',
    defaultMessage: 'Everything that this change said has been changed since. Nothing is left to take back.',
  },
  FEED_UNDONE: {
    id: 'refusal.FEED_UNDONE',
    defaultMessage: 'The feed that says these prices was undone, or is being undone. Its prices hold no more.',
  },
  TOO_MANY_TERMS: {
    id: 'refusal.TOO_MANY_TERMS',
    defaultMessage: 'No more than 30 terms hold at a time. Switch one off first.',
  },
  RECORD_IN_USE: {
    id: 'refusal.RECORD_IN_USE',
    defaultMessage:
      '{by, select, none {Other records need it, so it stays. Change these first.} other {Other records need it ({by}), so it stays. Change these first.}}',
  },
  LINE_SOLD: {
    id: 'refusal.LINE_SOLD',
    defaultMessage:
      'People have {soldSeats, plural, one {one seat} other {{soldSeats, number} seats}} on {departures, plural, one {a departure} other {{departures, number} departures}} that this would change. {keepable, select, yes {Keep what is sold: it is driven as it was sold and sold no longer, and your change is sold beside it.} other {Take these times off sale and add a new route with the other stops.}}',
  },
  VEHICLE_TYPE_SOLD: {
    id: 'refusal.VEHICLE_TYPE_SOLD',
    defaultMessage:
      'Departures ride with seats that the other layout lacks: {seats}. Choose a layout that has them, or make a vehicle type of its own.',
  },
  IMPORT_HAS_ERRORS: {
    id: 'refusal.IMPORT_HAS_ERRORS',
    defaultMessage:
      '{count, plural, one {One line of the file is wrong.} other {{count, number} lines of the file are wrong.}} Mend the file and bring it again.',
  },
  IMPORT_OUTDATED: {
    id: 'refusal.IMPORT_OUTDATED',
    defaultMessage: 'What line {line} speaks of has changed since. Bring the file again and look once more.',
  },
  IMPORT_NOT_UNDONE: {
    id: 'refusal.IMPORT_NOT_UNDONE',
    defaultMessage:
      'The record of line {line} was changed since, or others need it by now. Nothing was undone; change it by hand.',
  },
  PICTURE_TOO_LARGE: {
    id: 'refusal.PICTURE_TOO_LARGE',
    defaultMessage: 'This picture is too large. Choose one of {megabytes, number} MB at most.',
  },
  PICTURE_TOO_MANY_PIXELS: {
    id: 'refusal.PICTURE_TOO_MANY_PIXELS',
    defaultMessage: 'This picture has too many pixels. Choose one of {megapixels, number} million at most.',
  },
  PICTURE_LIMIT_REACHED: {
    id: 'refusal.PICTURE_LIMIT_REACHED',
    defaultMessage:
      'You have added {megabytes, number} MB of pictures within a day, which is the most there can be. Add more tomorrow.',
  },
  SEATS_SOLD: {
    id: 'refusal.SEATS_SOLD',
    defaultMessage:
      '{count, plural, one {Seat {seats} is} other {Seats {seats} are}} sold or on hold on {departures, plural, one {a coming departure} other {{departures, number} coming departures}}, so the layout has to keep {count, plural, one {its number} other {their numbers}}. Block the seats instead, or move the passengers first.',
  },
});
