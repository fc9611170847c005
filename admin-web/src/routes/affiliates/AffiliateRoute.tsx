import { formatCount } from '@naga/kernel/money.js';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ActivePill } from '../../session/ActivePill.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { CopiedLink } from '../../features/action/CopiedLink.js';
import { asMoney } from '../../session/as-money.js';
import { percentText } from '@naga/kernel/percent-text.js';
import { countryName } from '../../features/place/country-words.js';
import { Facts } from '../../features/record/Facts.js';
import { RecordPage } from '../../records/RecordPage.js';
import { RecordSheet } from '../../records/RecordSheet.js';
import { affiliateRecord, type OneAffiliate } from './affiliate-record.js';
import { CommissionSums } from './CommissionSums.js';
import { words } from './words.js';

export default function AffiliateRoute() {
  return <RecordPage of={affiliateRecord}>{(affiliate) => <AffiliatePage affiliate={affiliate} />}</RecordPage>;
}

function AffiliatePage({ affiliate }: { affiliate: OneAffiliate }) {
  const intl = useIntl();
  const { account, countryCode, earned, lastBookingAt } = affiliate;
  return (
    <RecordSheet of={affiliateRecord} row={affiliate} sub={<ActivePill active={affiliate.active} />} data={affiliate}>
      <StatGrid>
        <StatCard label={intl.formatMessage(words.bookings)} value={formatCount(affiliate.bookings)} />
        <StatCard label={intl.formatMessage(words.recent)} value={formatCount(affiliate.recentBookings)} />
        <StatCard
          label={intl.formatMessage(words.last)}
          value={lastBookingAt === null ? '–' : <LocalTime at={lastBookingAt} />}
        />
        {earned != null && (
          <StatCard
            label={intl.formatMessage(words.earned)}
            value={earned.length === 0 ? '–' : earned.map(asMoney).join(' · ')}
          />
        )}
      </StatGrid>
      <small>
        <FormattedMessage {...words.broughtAbout} />
      </small>
      {affiliate.sums != null && affiliate.sums.length > 0 && (
        <CommissionSums code={affiliate.code} sums={affiliate.sums} />
      )}
      <div className="back-office__columns">
        <div className="back-office__stack">
          <Facts
            title={<FormattedMessage {...words.facts} />}
            items={[
              { id: 'code', term: <FormattedMessage {...words.code} />, value: affiliate.code },
              {
                id: 'user',
                term: <FormattedMessage {...words.user} />,
                value:
                  account == null ? null : (
                    <Link to={`/users/${account.id}`}>{`${account.firstName} ${account.lastName}`}</Link>
                  ),
              },
              {
                id: 'country',
                term: <FormattedMessage {...words.country} />,
                value: countryCode === null ? intl.formatMessage(words.everywhere) : countryName(intl, countryCode),
              },
              {
                id: 'commission',
                term: <FormattedMessage {...words.commission} />,
                value: percentText(affiliate.commissionPercent),
              },
              { id: 'made', term: <FormattedMessage {...words.made} />, value: <LocalTime at={affiliate.createdAt} /> },
            ]}
          />
        </div>
        <CopiedLink
          title={intl.formatMessage(words.link)}
          label={intl.formatMessage(words.access)}
          hint={intl.formatMessage(words.linkAbout)}
          copy={intl.formatMessage(words.copy)}
          url={`${location.origin}/?aff=${affiliate.code}`}
        />
      </div>
    </RecordSheet>
  );
}
