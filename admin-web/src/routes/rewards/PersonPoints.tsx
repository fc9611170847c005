import { formatCount } from '@naga/kernel/money.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AskPoints } from './AskPoints.js';
import { RewardsOfPersonDocument } from './rewards.generated.js';
import { words } from './words.js';

/** What one person has, and the way to move it by hand; nothing of whom the viewer does not look after. */
export function PersonPoints({ accountId }: { accountId: string }) {
  const intl = useIntl();
  const { data } = useQuery(RewardsOfPersonDocument, { variables: { accountId } });
  const { rewardsOf: has, user } = data ?? {};
  if (has == null || user == null) return null;
  const item = (id: 'spendable' | 'pending' | 'expiring', points: number) => ({
    id,
    term: intl.formatMessage(words[id]),
    value: formatCount(points),
  });
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Card as="section" kind="panel" className="back-office__stack">
      <h2>
        <Link to={`/users/${user.id}`}>{intl.formatMessage(words.of, { name })}</Link>
      </h2>
      <DefinitionList
        items={[item('spendable', has.spendable), item('pending', has.pending), item('expiring', has.expiringSoon)]}
      />
      <div className="back-office__actions">
        <AskPoints accountId={user.id} />
      </div>
    </Card>
  );
}
