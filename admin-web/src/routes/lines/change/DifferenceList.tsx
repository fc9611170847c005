import { type IntlShape, useIntl } from 'react-intl';
import { localName, type LocalNames } from '../../../session/local-name.js';
import { dayText, weekdaysText } from '../../../session/time/day-text.js';
import { changeWords, fieldWords } from './change-words.js';
import type { DaySpan, LineDifference } from './line-differences.js';

export interface DifferenceListProps {
  differences: readonly LineDifference[];
  /** What a vehicle type is called, by its id. */
  vehicleOf: (id: string) => string;
}

const list = (intl: IntlShape, said: readonly string[]): string => intl.formatList(said, { type: 'unit' });

function daysText(intl: IntlShape, { count, first, last, weekdays, dates }: DaySpan): string {
  if (dates.length > 0)
    return list(
      intl,
      dates.map((date) => dayText(intl, date)),
    );
  const [from, to] = [first, last].map((date) => dayText(intl, date)) as [string, string];
  return intl.formatMessage(changeWords.span, { count, first: from, last: to, weekdays: weekdaysText(intl, weekdays) });
}

function sentenceOf(intl: IntlShape, difference: LineDifference, vehicleOf: (id: string) => string): string {
  const say = intl.formatMessage;
  const called = (names: LocalNames) => localName(intl.locale, names);
  const { kind } = difference;
  switch (kind) {
    case 'facts':
      return say(changeWords.facts, {
        fields: list(
          intl,
          difference.fields.map((field) => say(fieldWords[field])),
        ),
      });
    case 'rules': {
      const fields = [...new Set(difference.fields.map((field) => say(fieldWords[field])))];
      return say(changeWords.rules, { time: difference.time, fields: list(intl, fields) });
    }
    case 'stopAdded':
    case 'stopDropped':
    case 'stopChanged':
      return say(changeWords[kind], { stop: called(difference.stop) });
    case 'stopsMoved':
      return say(changeWords.stopsMoved, { stops: list(intl, difference.stops.map(called)) });
    case 'timeAdded':
    case 'timeDropped':
      return say(changeWords[kind], { time: difference.time });
    case 'timeMoved': {
      const { before, time, minutes } = difference;
      const way = minutes > 0 ? 'later' : 'earlier';
      return say(changeWords.timeMoved, { before, time, minutes: Math.abs(minutes), way });
    }
    case 'clocks':
      return say(changeWords.clocks, { time: difference.time, stops: list(intl, difference.stops.map(called)) });
    case 'starts':
    case 'stops':
      return say(changeWords[kind], { time: difference.time, days: daysText(intl, difference.days) });
    case 'vehicle': {
      const { time, before, after } = difference;
      return say(changeWords.vehicle, { time, before: vehicleOf(before), after: vehicleOf(after) });
    }
  }
}

/** What a change comes to, a sentence for each difference. */
export function DifferenceList({ differences, vehicleOf }: DifferenceListProps) {
  const intl = useIntl();
  return (
    <ul className="line-change">
      {differences.map((difference, at) => (
        <li key={at}>{sentenceOf(intl, difference, vehicleOf)}</li>
      ))}
    </ul>
  );
}
