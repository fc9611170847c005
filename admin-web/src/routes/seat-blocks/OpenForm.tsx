import { parseTravelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useUndoable } from '../../session/use-undoable.js';
import { useFreeDeparturesMutation } from './seat-blocks.generated.js';
import { words } from './words.js';

export interface OpenFormProps {
  routeScheduleId: string;
  /** 'YYYY-MM-DD' */
  date: string;
  reload: () => Promise<unknown>;
}

/** All that is blocked on a departure, or on those of some days, is sold again. */
export function OpenForm({ routeScheduleId, date, reload }: OpenFormProps) {
  const intl = useIntl();
  /** A calendar names the last day of those that are closed. */
  const [filled] = useSearchParams();
  const undoable = useUndoable();
  const [free, { loading }] = useFreeDeparturesMutation();
  const [until, setUntil] = useState<string>(parseTravelDate(filled.get('closedUntil') ?? '') ?? '');
  const open = (event: FormEvent) => {
    event.preventDefault();
    const variables = { routeScheduleId, from: date, until: until === '' ? null : until };
    void undoable({
      send: async () => (await free({ variables })).data?.freeDepartures,
      said: intl.formatMessage(words.opened),
      onTried: reload,
    });
  };
  return (
    <form className="back-office__stack" onSubmit={open} noValidate>
      <TextField
        label={intl.formatMessage(words.until)}
        hint={intl.formatMessage(words.untilHint)}
        optional
        type="date"
        min={date}
        value={until}
        onChange={(event) => setUntil(event.currentTarget.value)}
      />
      <div className="back-office__actions">
        <Button type="submit" variant="quiet" size="small" busy={loading}>
          <FormattedMessage {...words.open} />
        </Button>
      </div>
    </form>
  );
}
