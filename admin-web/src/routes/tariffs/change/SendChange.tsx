import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useAttempt } from '../../../session/use-attempt.js';
import { type TariffOperationInput, useDraftTariffChangeMutation } from '../tariffs.generated.js';
import '../tariffs.css';
import { words } from '../words.js';

export interface SendChangeProps {
  operatorId: string;
  /** Version of the tariff that was looked at. */
  seen: number;
  today: string;
  /** What is said; undefined where something of it is wrong yet. */
  operations: () => TariffOperationInput[] | undefined;
  isEmpty: boolean;
  day: string;
  onDay: (day: string) => void;
  onDiscard: () => void;
}

/** From which day on, and why: then the change is kept as a draft and looked at as a whole. */
export function SendChange({ operatorId, seen, today, operations, isEmpty, day, onDay, onDiscard }: SendChangeProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [draft, { loading }] = useDraftTariffChangeMutation();
  const [note, setNote] = useState('');
  async function send() {
    const said = operations();
    if (said === undefined) return;
    const input = { effectiveFrom: day, note: note.trim() === '' ? null : note, operations: said, seen };
    const made = await attempt(async () => (await draft({ variables: { operatorId, input } })).data?.draftTariffChange);
    if (made !== undefined) await navigate(`/tariffs/changes/${made.id}`);
  }
  return (
    <section>
      <div className="price-tools">
        <TextField
          type="date"
          label={intl.formatMessage(words.day)}
          hint={intl.formatMessage(words.dayHint)}
          min={today}
          value={day}
          onChange={({ currentTarget }) => onDay(currentTarget.value)}
        />
        <TextField
          label={intl.formatMessage(words.note)}
          hint={intl.formatMessage(words.noteHint)}
          optional
          maxLength={500}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
      <div className="back-office__actions">
        <Button busy={loading} disabled={isEmpty} onClick={() => void send()}>
          <FormattedMessage {...words.draft} />
        </Button>
        <Button variant="quiet" disabled={isEmpty} onClick={onDiscard}>
          <FormattedMessage {...words.discard} />
        </Button>
      </div>
    </section>
  );
}
