import { StatCard } from '@naga/ui/StatCard';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { words } from './words.js';

export interface WaitingCardsProps {
  cards: readonly {
    id:
      | 'inReview'
      | 'refundsRefused'
      | 'linksInReview'
      | 'giftsInReview'
      | 'linkRefundsRefused'
      | 'giftRefundsRefused'
      | 'overrulesToDecide'
      | 'policiesToDecide'
      | 'pricesToDecide'
      | 'topUpsToDecide';
    /** The rows it counts. */
    to: string;
    /** Undefined while it is asked for. */
    value: number | undefined;
  }[];
}

/** How much of each waits for its reader's decision, for the grid of the page; nothing while nothing does. */
export function WaitingCards({ cards }: WaitingCardsProps) {
  return cards.map(
    ({ id, to, value = 0 }) =>
      value > 0 && <StatCard key={id} as={Link} to={to} label={<FormattedMessage {...words[id]} />} value={value} />,
  );
}
