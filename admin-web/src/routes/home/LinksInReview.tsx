import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useLinksInReviewQuery } from './home.generated.js';
import { words } from './words.js';

/** Custom payments and donations that arrived otherwise than they were asked for; nothing while there are none. */
export function LinksInReview() {
  const { data } = useLinksInReviewQuery({ fetchPolicy: 'cache-and-network' });
  const cards = [
    { id: 'linksInReview', to: '/custom-payments?review=yes', value: data?.custom.total ?? 0 },
    { id: 'giftsInReview', to: '/donations?review=yes', value: data?.donations.total ?? 0 },
  ] as const;
  const waiting = cards.filter(({ value }) => value > 0);
  if (waiting.length === 0) return null;
  return (
    <StatGrid>
      {waiting.map(({ id, to, value }) => (
        <StatCard key={id} as={Link} to={to} label={<FormattedMessage {...words[id]} />} value={value} />
      ))}
    </StatGrid>
  );
}
