import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { ActivePill } from '../../session/ActivePill.js';
import { localStamp } from '../../session/local-stamp.js';
import { asMoney } from '../../features/money/as-money.js';
import { countryName } from '../../features/place/country-words.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import type { Agency_RowFragment } from './agencies.generated.js';
import { AgencyBalance } from './AgencyBalance.js';
import { WithAgency } from './WithAgency.js';
import { words } from './words.js';

export default function AgencyRoute() {
  const { agencyId = '' } = useParams();
  const isOwner = useScope('user.manage') === 'agency';
  const back = { to: '/agencies', label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="user.manage" scopes={['agency', 'country', 'all']} back={isOwner ? undefined : back}>
      <WithAgency key={agencyId} id={agencyId}>
        {(agency) => <AgencyPage agency={agency} />}
      </WithAgency>
    </RecordGate>
  );
}

function AgencyPage({ agency }: { agency: Agency_RowFragment }) {
  const intl = useIntl();
  const people = useScope('user.manage') === 'agency' ? '/staff' : `/users?agency=${agency.id}`;
  return (
    <RecordView
      title={agency.name}
      sub={<ActivePill active={agency.active} />}
      actions={
        <>
          <Button as={Link} variant="quiet" to={`/agencies/${agency.id}/balance`}>
            <FormattedMessage {...words.balance} />
          </Button>
          <Button as={Link} to={`/agencies/${agency.id}/edit`}>
            <FormattedMessage {...words.edit} />
          </Button>
        </>
      }
      data={agency}
      changes={<RecordTimeline entity="Agency" rowId={agency.id} />}
    >
      <div className="back-office__columns">
        <div className="back-office__stack">
          <section>
            <h2>
              <FormattedMessage {...words.facts} />
            </h2>
            <Card kind="panel">
              <DefinitionList
                minWidth={230}
                items={[
                  { id: 'contact', term: <FormattedMessage {...words.contactName} />, value: agency.contactName },
                  { id: 'email', term: <FormattedMessage {...words.email} />, value: agency.contactEmail, long: true },
                  { id: 'phone', term: <FormattedMessage {...words.phone} />, value: agency.contactPhone },
                  {
                    id: 'country',
                    term: <FormattedMessage {...words.country} />,
                    value: countryName(intl, agency.countryCode),
                  },
                  { id: 'made', term: <FormattedMessage {...words.made} />, value: localStamp(agency.createdAt) },
                ]}
              />
            </Card>
          </section>
          <AgencyBalance agency={agency} />
        </div>
        <div className="back-office__stack">
          <section>
            <h2>
              <FormattedMessage {...words.terms} />
            </h2>
            <Card kind="panel">
              <DefinitionList
                items={[
                  {
                    id: 'commission',
                    term: <FormattedMessage {...words.commission} />,
                    value: agency.commissionLevel?.name ?? <FormattedMessage {...words.noLevel} />,
                  },
                  { id: 'credit', term: <FormattedMessage {...words.credit} />, value: asMoney(agency.creditLimit) },
                ]}
              />
            </Card>
          </section>
          <section>
            <h2>
              <FormattedMessage {...words.people} />
            </h2>
            <Link to={people}>
              <FormattedMessage {...words.peopleCount} values={{ count: agency.staffCount }} />
            </Link>
            <PermissionGate permission="booking.view" otherwise={null}>
              <Link to={`/bookings?agency=${agency.id}`}>
                <FormattedMessage {...words.itsBookings} />
              </Link>
            </PermissionGate>
          </section>
        </div>
      </div>
    </RecordView>
  );
}
