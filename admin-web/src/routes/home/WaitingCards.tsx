import { StatCard } from '@naga/ui/StatCard';
import { StatGrid } from '@naga/ui/StatGrid';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { words } from './words.js';

export interface WaitingCardsProps {
  cards: readonly {
    id: 'inReview' | 'linksInReview' | 'giftsInReview' | 'overrulesToDecide' | 'policiesToDecide';
    /** The rows it counts. */
    to: string;
    /** Undefined while it is asked for. */
    value: number | undefined;
  }[];
}

/** How much of each waits for its reader's decision; nothing while nothing does. */
export function WaitingCards({ cards }: WaitingCardsProps) {
  const waiting = cards.filter(({ value = 0 }) => value > 0);
  if (waiting.length === 0) return null;
  return (
    <StatGrid>
      {waiting.map(({ id, to, value }) => (
        <StatCard key={id} as={Link} to={to} label={<FormattedMessage {...words[id]} />} value={value} />
      ))}
    </StatGrid>
  );
}
