import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePoliciesToDecideQuery } from './home.generated.js';
import { words } from './words.js';

/** Versions of refund policies that wait for a second person, for who may be it; nothing while there are none. */
export function PoliciesToDecide() {
  const { data } = usePoliciesToDecideQuery({ fetchPolicy: 'cache-and-network' });
  const waiting = data?.refundPolicyRequests.total ?? 0;
  if (waiting === 0) return null;
  return (
    <StatGrid>
      <StatCard
        as={Link}
        to="/refund-policies/requests?state=waiting"
        label={<FormattedMessage {...words.policiesToDecide} />}
        value={waiting}
      />
    </StatGrid>
  );
}
