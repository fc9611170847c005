import { colleagueName } from '../../../features/booking-words/origin-words.js';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { AskFirst } from '../../../features/action/AskFirst.js';
import { useAttempt } from '../../../session/use-attempt.js';
import { EditForm } from '../../../features/form/EditForm.js';
import { useForm } from '../../../features/form/use-form.js';
import { Loaded } from '../../../features/record/Loaded.js';
import { RecordGate } from '../../../features/record/RecordGate.js';
import type { Refused } from '../../../session/refused.js';
import { PLATFORM_SCOPES } from './staff-scopes.js';
import {
  useChangeBookingUserMutation,
  type UserOfBookingQuery,
  useUserOfBookingQuery,
} from './ticket-changes.generated.js';
import { words } from './words.js';

/** Whose booking it is: another account, or none. */
export default function UserRoute() {
  const { bookingId = '' } = useParams();
  const back = { to: `/bookings/${bookingId}`, label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="booking.edit" scopes={PLATFORM_SCOPES} back={back}>
      <Owned bookingId={bookingId} />
    </RecordGate>
  );
}

function Owned({ bookingId }: { bookingId: string }) {
  const result = useUserOfBookingQuery({ variables: { bookingId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.booking} words={words}>
      {(booking) => <Owner booking={booking} />}
    </Loaded>
  );
}

function Owner({ booking }: { booking: NonNullable<UserOfBookingQuery['booking']> }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const attempt = useAttempt();
  const [change, { loading }] = useChangeBookingUserMutation({ refetchQueries: ['UserOfBooking'] });
  const { id, pnr, contactEmail, bookedBy } = booking;
  const hand = async (email: string | null) =>
    (await change({ variables: { bookingId: id, email } })).data?.changeBookingUser;
  const form = useForm<{ email: string }, { __typename: 'Booking' } | Refused>({
    initial: { email: '' },
    check: ({ email }) => ({ email: email.trim() === '' && 'REQUIRED' }),
    send: ({ email }) => hand(email.trim()),
    refusedAt: { NO_SUCH_ACCOUNT: 'email' },
    done: intl.formatMessage(words.userSaved),
    onDone: () => navigate(`/bookings/${id}`, { replace: true }),
  });
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.userTitle} values={{ pnr }} />}>
        {bookedBy !== null && (
          <AskFirst
            label={<FormattedMessage {...words.toNone} />}
            keep={<FormattedMessage {...words.keep} />}
            title={<FormattedMessage {...words.toNoneTitle} />}
            busy={loading}
            onSure={async () => {
              if ((await attempt(() => hand(null))) !== undefined) notify(intl.formatMessage(words.userSaved));
            }}
          >
            <FormattedMessage {...words.toNoneText} />
          </AskFirst>
        )}
      </Toolbar>
      <p>
        <FormattedMessage {...words.userAbout} />
      </p>
      <Card kind="panel">
        <DefinitionList
          items={[
            {
              id: 'user',
              term: <FormattedMessage {...words.userNow} />,
              value:
                bookedBy === null ? (
                  <FormattedMessage {...words.userNone} />
                ) : (
                  <Link to={`/users/${bookedBy.id}`}>{colleagueName(intl, bookedBy)}</Link>
                ),
            },
            { id: 'email', term: <FormattedMessage {...words.email} />, value: contactEmail ?? '–', long: true },
          ]}
        />
      </Card>
      <EditForm form={form} submit={<FormattedMessage {...words.handOver} />} back={`/bookings/${id}`}>
        <FormSection title={<FormattedMessage {...words.handOver} />}>
          <TextField
            label={intl.formatMessage(words.userEmail)}
            hint={intl.formatMessage(words.userEmailHint)}
            type="email"
            required
            maxLength={254}
            {...form.text('email')}
          />
        </FormSection>
      </EditForm>
    </>
  );
}
