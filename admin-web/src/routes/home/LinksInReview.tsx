import { useLinksInReviewQuery } from './home.generated.js';
import { WaitingCards } from './WaitingCards.js';

/** Custom payments and donations that arrived otherwise than they were asked for. */
export function LinksInReview() {
  const { data } = useLinksInReviewQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <WaitingCards
      cards={[
        { id: 'linksInReview', to: '/custom-payments?review=yes', value: data?.custom.total },
        { id: 'giftsInReview', to: '/donations?review=yes', value: data?.donations.total },
      ]}
    />
  );
}
