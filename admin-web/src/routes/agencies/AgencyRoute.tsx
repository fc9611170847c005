import { PermissionGate, useScope } from '@naga/app-kit/PermissionGate';
import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ActivePill } from '../../session/ActivePill.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { asMoney } from '../../session/as-money.js';
import { countryName } from '../../features/place/country-words.js';
import { Facts } from '../../features/record/Facts.js';
import { RecordPage } from '../../records/RecordPage.js';
import { RecordSheet } from '../../records/RecordSheet.js';
import type { Agency_RowFragment } from './agencies.generated.js';
import { agencyRecord } from './agency-record.js';
import { AgencyBalance } from './AgencyBalance.js';
import { words } from './words.js';

export default function AgencyRoute() {
  const isOwner = useScope('user.manage') === 'agency';
  return (
    <RecordPage of={agencyRecord} {...(isOwner && { back: false })}>
      {(agency) => <AgencyPage agency={agency} />}
    </RecordPage>
  );
}

function AgencyPage({ agency }: { agency: Agency_RowFragment }) {
  const intl = useIntl();
  const people = useScope('user.manage') === 'agency' ? '/staff' : `/users?agency=${agency.id}`;
  return (
    <RecordSheet
      of={agencyRecord}
      row={agency}
      sub={<ActivePill active={agency.active} />}
      actions={
        <Button as={Link} variant="quiet" to={`/agencies/${agency.id}/balance`}>
          <FormattedMessage {...words.balance} />
        </Button>
      }
      data={agency}
    >
      <div className="back-office__columns">
        <div className="back-office__stack">
          <Facts
            title={<FormattedMessage {...words.facts} />}
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
              { id: 'made', term: <FormattedMessage {...words.made} />, value: <LocalTime at={agency.createdAt} /> },
            ]}
          />
          <AgencyBalance agency={agency} />
        </div>
        <div className="back-office__stack">
          <Facts
            title={<FormattedMessage {...words.terms} />}
            items={[
              {
                id: 'commission',
                term: <FormattedMessage {...words.commission} />,
                value: agency.commissionLevel?.name ?? <FormattedMessage {...words.noLevel} />,
              },
              { id: 'credit', term: <FormattedMessage {...words.credit} />, value: asMoney(agency.creditLimit) },
            ]}
          />
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
    </RecordSheet>
  );
}
