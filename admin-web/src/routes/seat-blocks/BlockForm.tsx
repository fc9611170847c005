import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { TextField } from '@naga/ui/TextField';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { soldWords } from '../../features/sold/sold-words.js';
import { touchedWords } from '../../records/touched/touched-words.js';
import { useAskTouched } from '../../records/touched/use-ask-touched.js';
import { useUndoable } from '../../session/use-undoable.js';
import { CLOSED_TO_ALL, KeptFor, keptForOf } from './KeptFor.js';
import { useBlockSeatsMutation, useFreeSeatsMutation } from './seat-blocks.generated.js';
import { words } from './words.js';

export interface BlockFormProps {
  departure: { routeScheduleId: string; date: string };
  seats: readonly string[];
  /** When it was sent, done or refused: seats may look otherwise now. */
  onTried: (isDone: boolean) => Promise<unknown>;
}

const CLOSING = { text: soldWords.offText, go: words.close, keep: touchedWords.back };

/** Why the chosen seats are blocked, and how long. */
export function BlockForm({ departure: { routeScheduleId, date }, seats, onTried }: BlockFormProps) {
  const intl = useIntl();
  /** A calendar names the days that shall be closed. */
  const [filled] = useSearchParams();
  const undoable = useUndoable();
  const [free] = useFreeSeatsMutation();
  const [block, { loading }] = useBlockSeatsMutation();
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState<string>(parseTravelDate(filled.get('until') ?? '') ?? '');
  const [isTried, setTried] = useState(false);
  const [kept, setKept] = useState(CLOSED_TO_ALL);
  const [isWhole, setWhole] = useState(filled.has('whole'));
  const { sure, tell } = useAskTouched();
  const isMissing = reason.trim() === '';
  const isNothing = !isWhole && seats.length === 0;

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const keptFor = keptForOf(kept);
    if (isMissing || isNothing || keptFor === undefined) return;
    const whom = { of: 'SCHEDULES' as const, ids: [routeScheduleId], from: date, until: until || date };
    if (isWhole && !(await sure(whom, CLOSING))) return;
    const days = { from: date, until: until === '' ? null : until };
    const variables = { routeScheduleId, ...days, seats: isWhole ? null : [...seats], reason, ...keptFor };
    const isDone = await undoable({
      send: async () => (await block({ variables })).data?.blockSeats,
      undo: async ({ made }) => (await free({ variables: { ids: [...made] } })).data?.freeSeats,
      said: intl.formatMessage(isWhole ? words.closed : words.done),
      onTried: () => onTried(true),
    });
    if (!isDone) return void (await onTried(false));
    tell();
    setReason('');
    setWhole(false);
    setTried(false);
  }

  return (
    <Card kind="panel">
      <form className="back-office__stack" onSubmit={(event) => void save(event)} noValidate>
        <h2>
          <FormattedMessage {...words.chosen} />
        </h2>
        {!isWhole && (
          <p aria-live="polite">{seats.length === 0 ? intl.formatMessage(words.nothingChosen) : seats.join(', ')}</p>
        )}
        <CheckboxField
          label={intl.formatMessage(words.whole)}
          hint={intl.formatMessage(words.wholeHint)}
          checked={isWhole}
          onChange={({ currentTarget }) => setWhole(currentTarget.checked)}
        />
        <TextField
          label={intl.formatMessage(words.reason)}
          hint={intl.formatMessage(words.reasonHint)}
          error={isTried && isMissing ? intl.formatMessage(words.reasonMissing) : undefined}
          required
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <TextField
          label={intl.formatMessage(words.until)}
          hint={intl.formatMessage(words.untilHint)}
          optional
          type="date"
          min={date}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <KeptFor value={kept} onChange={setKept} isTried={isTried} />
        <div className="back-office__actions">
          <Button type="submit" busy={loading} disabled={isNothing}>
            <FormattedMessage {...(isWhole ? words.close : words.block)} />
          </Button>
        </div>
      </form>
    </Card>
  );
}
