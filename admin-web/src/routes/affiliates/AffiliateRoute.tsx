import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { ActivePill } from '../../session/ActivePill.js';
import { localStamp } from '../../session/local-stamp.js';
import { CopiedLink } from '../../features/action/CopiedLink.js';
import { asMoney } from '../../features/money/as-money.js';
import { percent } from '../../features/money/percent.js';
import { countryName } from '../../features/place/country-words.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { type OneAffiliate, WithAffiliate } from './WithAffiliate.js';
import { words } from './words.js';

export default function AffiliateRoute() {
  const { affiliateId = '' } = useParams();
  return (
    <RecordGate permission="affiliate.manage" back={{ to: '/affiliates', label: <FormattedMessage {...words.back} /> }}>
      <WithAffiliate key={affiliateId} id={affiliateId}>
        {(affiliate) => <AffiliatePage affiliate={affiliate} />}
      </WithAffiliate>
    </RecordGate>
  );
}

function AffiliatePage({ affiliate }: { affiliate: OneAffiliate }) {
  const intl = useIntl();
  const { account, countryCode, earned, lastBookingAt } = affiliate;
  return (
    <RecordView
      title={affiliate.name}
      sub={<ActivePill active={affiliate.active} />}
      actions={
        <Button as={Link} to={`/affiliates/${affiliate.id}/edit`}>
          <FormattedMessage {...words.edit} />
        </Button>
      }
      data={affiliate}
      changes={<RecordTimeline entity="Affiliate" rowId={affiliate.id} />}
    >
      <StatGrid>
        <StatCard label={intl.formatMessage(words.bookings)} value={formatCount(affiliate.bookings)} />
        <StatCard label={intl.formatMessage(words.recent)} value={formatCount(affiliate.recentBookings)} />
        <StatCard
          label={intl.formatMessage(words.last)}
          value={lastBookingAt === null ? '–' : localStamp(lastBookingAt)}
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
      <div className="back-office__columns">
        <div className="back-office__stack">
          <section>
            <h2>
              <FormattedMessage {...words.facts} />
            </h2>
            <Card kind="panel">
              <DefinitionList
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
                    value: percent(affiliate.commissionPercent),
                  },
                  { id: 'made', term: <FormattedMessage {...words.made} />, value: localStamp(affiliate.createdAt) },
                ]}
              />
            </Card>
          </section>
        </div>
        <CopiedLink
          title={intl.formatMessage(words.link)}
          label={intl.formatMessage(words.access)}
          hint={intl.formatMessage(words.linkAbout)}
          copy={intl.formatMessage(words.copy)}
          url={`${location.origin}/?aff=${affiliate.code}`}
        />
      </div>
    </RecordView>
  );
}
