import { useNotices } from '@naga/app-kit/NoticeArea';
import { useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { DataTable } from '@naga/ui/DataTable';
import { EmptyState } from '@naga/ui/EmptyState';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams, useSearchParams } from 'react-router';
import { DRIVING_SCOPES } from '../../features/operators/operator-scopes.js';
import { useAttempt } from '../../session/use-attempt.js';
import { factsText } from '../../features/booking-words/fact-words.js';
import { useMovePassengersMutation } from '../../features/move/move-passengers.generated.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { wordFor } from '../../session/word-for.js';
import { type MovePreviewQuery, useDeparturesToMoveToQuery, useMovePreviewQuery } from './move.generated.js';
import { problemWords, words } from './words.js';

type Row = MovePreviewQuery['movePreview'][number];

export default function MoveRoute() {
  const { routeScheduleId = '', date = '' } = useParams();
  return (
    <RecordGate
      permission="booking.edit"
      scopes={DRIVING_SCOPES}
      back={{ to: `/departures/${routeScheduleId}/${date}`, label: <FormattedMessage {...words.back} /> }}
    >
      <Move routeScheduleId={routeScheduleId} date={date} />
    </RecordGate>
  );
}

/** The other departure, who would sit where on it, and the reason that the travellers read. */
function Move({ routeScheduleId, date }: { routeScheduleId: string; date: string }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const [day, setDay] = useState(date);
  const [query] = useSearchParams();
  const [to, setTo] = useState(query.get('to') ?? '');
  const [reason, setReason] = useState('');
  const [otherOperators, setOtherOperators] = useState(false);
  const looksAfterMany = ['all', 'country'].includes(useScope('booking.edit') ?? '');
  const departures = useDeparturesToMoveToQuery({
    variables: { from: { routeScheduleId, date }, date: day, otherOperators },
    skip: day === '',
    fetchPolicy: 'cache-and-network',
  });
  const others = departures.data?.departuresToMoveTo.rows.filter(
    (row) => row.routeScheduleId !== routeScheduleId || day !== date,
  );
  return (
    <RecordView title={say(words.title)} sub={say(words.about)}>
      <div className="back-office__stack back-office__narrow">
        <TextField
          id="day"
          type="date"
          label={say(words.day)}
          value={day}
          onChange={({ target }) => {
            setDay(target.value);
            setTo('');
          }}
        />
        {looksAfterMany && (
          <CheckboxField
            id="other-operators"
            label={say(words.otherOperators)}
            checked={otherOperators}
            onChange={({ target }) => {
              setOtherOperators(target.checked);
              setTo('');
            }}
          />
        )}
        <SelectField
          id="to"
          label={say(words.to)}
          hint={others?.length === 0 ? say(words.none) : undefined}
          value={to}
          onChange={({ target }) => setTo(target.value)}
          options={[
            { value: '', label: say(words.choose) },
            ...(others ?? []).map((row) => ({
              value: row.routeScheduleId,
              label: say(words.departure, {
                time: row.departureTime.slice(11, 16),
                route: row.route,
                operator: row.operatorName,
                free: Math.max(0, row.seatCount - row.sold),
              }),
            })),
          ]}
        />
        <TextField
          id="reason"
          label={say(words.reason)}
          hint={say(words.reasonHint)}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      {to !== '' && (
        <Preview
          key={`${to}@${day}`}
          from={{ routeScheduleId, date }}
          to={{ routeScheduleId: to, date: day }}
          reason={reason}
        />
      )}
    </RecordView>
  );
}

interface PreviewProps {
  from: { routeScheduleId: string; date: string };
  to: { routeScheduleId: string; date: string };
  reason: string;
}

function Preview({ from, to, reason }: PreviewProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { notify } = useNotices();
  const attempt = useAttempt();
  const { data, refetch } = useMovePreviewQuery({ variables: { from, to }, fetchPolicy: 'network-only' });
  const [move, { loading }] = useMovePassengersMutation();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const rows = data?.movePreview ?? [];
  const isAsked = rows.some(({ missing }) => missing.length > 0);
  const going = rows.filter(({ partId, problem }) => problem === null && !left.has(partId));
  async function run() {
    const variables = { from, to, partIds: going.map(({ partId }) => partId), reason };
    const done = await attempt(async () => (await move({ variables })).data?.movePassengers);
    if (done !== undefined) {
      const count = done.filter(({ problem }) => problem === null).length;
      notify(say(words.moved, { count, stayed: done.length - count }));
    }
    await refetch();
  }
  const toggle = (partId: string, goes: boolean) =>
    setLeft((before) => new Set(goes ? [...before].filter((id) => id !== partId) : [...before, partId]));
  return (
    <>
      {isAsked && (
        <Notice tone="warn">
          <FormattedMessage {...words.missingText} />
        </Notice>
      )}
      <DataTable<Row>
        label={say(words.title)}
        rows={rows}
        rowId={({ partId }) => partId}
        empty={
          <EmptyState title={<FormattedMessage {...words.nobody} />}>
            <FormattedMessage {...words.nobodyText} />
          </EmptyState>
        }
        columns={[
          {
            key: 'passenger',
            title: say(words.passenger),
            render: ({ partId, name, problem }) => (
              <CheckboxField
                id={`move-${partId}`}
                label={name}
                checked={problem === null && !left.has(partId)}
                disabled={problem !== null}
                onChange={({ target }) => toggle(partId, target.checked)}
              />
            ),
          },
          {
            key: 'booking',
            title: say(words.booking),
            render: ({ bookingId, pnr }) => <Link to={`/bookings/${bookingId}`}>{pnr}</Link>,
          },
          { key: 'had', title: say(words.had), render: ({ seatNumber }) => seatNumber },
          {
            key: 'gets',
            title: say(words.gets),
            render: ({ newSeat, problem }) =>
              problem === null ? newSeat : say(words.stays, { why: wordFor(intl, problemWords, problem) }),
          },
          {
            key: 'missing',
            title: say(words.missing),
            hidden: !isAsked,
            render: ({ missing }) => factsText(intl, missing),
          },
        ]}
      />
      <div className="back-office__actions">
        <Button disabled={going.length === 0 || reason.trim() === ''} busy={loading} onClick={() => void run()}>
          <FormattedMessage {...words.move} values={{ count: going.length }} />
        </Button>
      </div>
    </>
  );
}
