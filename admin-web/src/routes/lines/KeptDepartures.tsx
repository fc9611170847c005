import { useNotices } from '@naga/app-kit/NoticeArea';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { SoldDepartures } from '../../features/sold/SoldDepartures.js';
import { useAttempt } from '../../session/use-attempt.js';
import { useMovePassengersMutation } from '../../features/move/move-passengers.generated.js';
import { type LineKeptDeparturesQuery, useLineKeptDeparturesQuery } from './lines.generated.js';
import { keptWords } from './kept-words.js';

type Kept = LineKeptDeparturesQuery['lineKeptDepartures'][number];

/** What a line sells no longer and people still have seats on, with the way to move and tell them; nothing where nobody has. */
export function KeptDepartures({ id, operatorId }: { id: string; operatorId: string }) {
  const intl = useIntl();
  const { data, refetch } = useLineKeptDeparturesQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const rows = data?.lineKeptDepartures ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="line-editor__preview">
      <h2>
        <FormattedMessage {...keptWords.kept} />
      </h2>
      <p>
        <FormattedMessage {...keptWords.keptAbout} />
      </p>
      <SoldDepartures label={intl.formatMessage(keptWords.kept)} rows={rows.map((row) => ({ ...row, operatorId }))} />
      {rows.some(({ instead }) => instead !== null) && (
        <PermissionGate permission="booking.edit" scopes={DRIVING_SCOPES}>
          <MoveAll rows={rows} readAgain={async () => (await refetch()).data?.lineKeptDepartures} />
        </PermissionGate>
      )}
    </section>
  );
}

/** What is agreed to with a row: which departure, and its old and new time. */
const moveOf = ({ routeScheduleId, date, departureTime, instead }: Kept): string =>
  [routeScheduleId, date, departureTime, instead?.routeScheduleId, instead?.departureTime].join();

interface MoveAllProps {
  rows: readonly Kept[];
  readAgain: () => Promise<readonly Kept[] | undefined>;
}

/** Moves everybody to what is sold in their place, departure by departure, as the screen of one departure does. */
function MoveAll({ rows, readAgain }: MoveAllProps) {
  const intl = useIntl();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [move] = useMovePassengersMutation();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  async function moveOne({ routeScheduleId, date, instead }: Kept): Promise<boolean[] | undefined> {
    const [from, to] = [routeScheduleId, instead!.routeScheduleId].map((one) => ({ routeScheduleId: one, date }));
    const variables = { from: from!, to: to!, partIds: null, reason };
    const done = await attempt(async () => (await move({ variables })).data?.movePassengers);
    return done?.map(({ problem }) => problem === null);
  }
  async function moveEach(those: readonly Kept[]) {
    const all: boolean[] = [];
    let failed = false;
    for (const row of those) {
      const done = await moveOne(row);
      all.push(...(done ?? []));
      // What failed has been told; the rest waits for another try.
      failed = done === undefined;
      if (failed) break;
    }
    const count = all.filter(Boolean).length;
    if (!failed || all.length > 0) notify(intl.formatMessage(keptWords.moved, { count, stayed: all.length - count }));
  }
  async function moveAll() {
    setBusy(true);
    try {
      // The line may have been changed since the rows were shown: what differs is not what was agreed to.
      const current = await attempt(readAgain);
      if (current === undefined) return;
      const standing = new Set(current.map(moveOf));
      const agreed = rows.filter(({ instead }) => instead !== null);
      const same = agreed.filter((row) => standing.has(moveOf(row)));
      if (same.length > 0) await moveEach(same);
      if (same.length < agreed.length) notify(intl.formatMessage(keptWords.changed));
      await attempt(readAgain);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="back-office__stack back-office__narrow">
      <TextField
        id="kept-reason"
        label={intl.formatMessage(keptWords.reason)}
        hint={intl.formatMessage(keptWords.reasonHint)}
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <p>
        <FormattedMessage {...keptWords.moveAllAbout} />
      </p>
      <div className="back-office__actions">
        <Button disabled={reason.trim() === ''} busy={busy} onClick={() => void moveAll()}>
          <FormattedMessage {...keptWords.moveAll} />
        </Button>
      </div>
    </div>
  );
}
