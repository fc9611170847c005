import { useLinksInReviewQuery } from './home.generated.js';
import { WaitingCards } from './WaitingCards.js';

/** Custom payments and donations that arrived otherwise than they were asked for, or whose money does not go back. */
export function LinksInReview() {
  const { data } = useLinksInReviewQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <WaitingCards
      cards={[
        { id: 'linksInReview', to: '/custom-payments?review=yes', value: data?.custom.total },
        { id: 'giftsInReview', to: '/donations?review=yes', value: data?.donations.total },
        { id: 'linkRefundsRefused', to: '/custom-payments?refused=yes', value: data?.customRefused.total },
        { id: 'giftRefundsRefused', to: '/donations?refused=yes', value: data?.donationsRefused.total },
      ]}
    />
  );
}
