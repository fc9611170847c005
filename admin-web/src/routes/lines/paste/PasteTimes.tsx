import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { Disclosure } from '@naga/ui/Disclosure';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StopValues, TimingValues } from '../line-values.js';
import { filledTimes } from './filled-times.js';
import { type Pasted, pastedTimes } from './pasted-times.js';
import { pasteWords } from './paste-words.js';

export interface PasteTimesProps {
  stops: readonly StopValues[];
  timings: readonly TimingValues[];
  /** Of new times, where none stands there that says it; empty: to be chosen. */
  vehicleTypeId: string;
  onFilled: (timings: readonly TimingValues[]) => void;
}

/** So many cells are told: who has more looks at his sheet as a whole. */
const MOST_TOLD = 10;

/** Fills the times of a route from a timetable that a spreadsheet copied. */
export function PasteTimes({ stops, timings, vehicleTypeId, onFilled }: PasteTimesProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Exclude<Pasted, { kind: 'times' }>>();
  function fill() {
    const pasted = pastedTimes(text, stops);
    if (pasted.kind !== 'times') return setWrong(pasted);
    const { timings: filled, added, changed, others } = filledTimes(timings, pasted.times, stops, vehicleTypeId);
    if (added + changed > 0) onFilled(filled);
    notify(intl.formatMessage(pasteWords.filled, { added, changed, others }));
    setText('');
  }
  return (
    <Disclosure summary={<FormattedMessage {...pasteWords.paste} />}>
      <p>
        <FormattedMessage {...pasteWords.about} />
      </p>
      <div className="back-office__stack">
        <TextAreaField
          label={intl.formatMessage(pasteWords.timetable)}
          hint={intl.formatMessage(pasteWords.hint)}
          rows={6}
          spellCheck={false}
          wrap="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setWrong(undefined);
          }}
        />
        {wrong && (
          <div role="alert">
            <Wrong {...wrong} />
          </div>
        )}
        <div className="back-office__actions">
          <Button variant="quiet" disabled={text.trim() === ''} onClick={fill}>
            <FormattedMessage {...pasteWords.do} />
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}

const SENTENCES = {
  NO_CLOCK: pasteWords.noClock,
  NO_START: pasteWords.noStart,
  UNKNOWN_STOP: pasteWords.unknownStop,
} as const;

/** Why nothing was filled in: each cell by its row and column. */
function Wrong(wrong: Exclude<Pasted, { kind: 'times' }>) {
  if (wrong.kind === 'size') {
    const { rows, columns, stops } = wrong;
    return (
      <p>
        <FormattedMessage {...pasteWords.size} values={{ rows, columns, stops }} />
      </p>
    );
  }
  const rest = wrong.cells.length - MOST_TOLD;
  return (
    <>
      <ul className="line-change">
        {wrong.cells.slice(0, MOST_TOLD).map(({ row, column, text, code }) => (
          <li key={`${row}/${column}`}>
            <FormattedMessage {...SENTENCES[code]} values={{ row, column, text }} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p>
          <FormattedMessage {...pasteWords.more} values={{ count: rest }} />
        </p>
      )}
    </>
  );
}
