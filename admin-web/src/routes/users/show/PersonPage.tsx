import { useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Disclosure } from '@naga/ui/Disclosure';
import { JsonBlock } from '@naga/ui/JsonBlock';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { permissionName } from '../../../features/rights/permission-words.js';
import { RecordView } from '../../../features/record/RecordView.js';
import { RecordTimeline } from '../../../features/timeline/RecordTimeline.js';
import { useMe } from '../../../session/me.js';
import { roleTitle } from '../../../session/role-words.js';
import { ActivePill } from '../../../session/ActivePill.js';
import { usePeopleWorld } from '../people-world.js';
import { useBeyond } from '../use-beyond.js';
import { AgentLevel } from './AgentLevel.js';
import { PersonActions } from './PersonActions.js';
import { PersonFacts } from './PersonFacts.js';
import type { Person } from './person.js';
import { SignIns } from './SignIns.js';
import { words } from './words.js';

/** Everything of a person, what can be done with the account, and what was changed of it. */
export function PersonPage({ person }: { person: Person }) {
  const intl = useIntl();
  const me = useMe();
  const { base } = usePeopleWorld();
  const beyond = useBeyond(person);
  const isMe = person.id === me.id;
  const maySeeBookings = useScope('booking.view') !== undefined;
  return (
    <RecordView
      title={`${person.firstName} ${person.lastName}`}
      sub={
        <>
          {roleTitle(intl, person)} <ActivePill active={person.active} />
        </>
      }
      actions={
        beyond.length === 0 && (
          <Button as={Link} to={`${base}/${person.id}/edit`}>
            <FormattedMessage {...words.edit} />
          </Button>
        )
      }
      notices={
        <>
          {isMe && (
            <Notice>
              <FormattedMessage {...words.you} />
            </Notice>
          )}
          {beyond.length > 0 && (
            <Notice tone="warn">
              <FormattedMessage
                {...words.above}
                values={{ permissions: beyond.map((name) => permissionName(intl, name)).join(', ') }}
              />
            </Notice>
          )}
        </>
      }
      data={person}
      changes={<RecordTimeline entity="Account" rowId={person.id} />}
    >
      <div className="back-office__columns">
        <div className="back-office__stack">
          <PersonFacts person={person} />
        </div>
        <div className="back-office__stack">
          {!isMe && beyond.length === 0 && <PersonActions person={person} />}
          {person.agencyId !== null && <AgentLevel person={person} />}
          <SignIns person={person} />
          {maySeeBookings && person.email !== null && (
            <Link to={`/bookings?text=${encodeURIComponent(person.email)}`}>
              <FormattedMessage {...words.bookings} />
            </Link>
          )}
        </div>
      </div>
      <Disclosure summary={intl.formatMessage(words.data)}>
        <JsonBlock label={intl.formatMessage(words.data)} value={person} />
      </Disclosure>
    </RecordView>
  );
}
