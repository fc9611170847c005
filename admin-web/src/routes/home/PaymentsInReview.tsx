import { usePaymentsInReviewQuery } from './home.generated.js';
import { WaitingCards } from './WaitingCards.js';

/** Bookings whose payment arrived otherwise than it was asked for, or does not go back, for who looks after them. */
export function PaymentsInReview() {
  const { data } = usePaymentsInReviewQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <WaitingCards
      cards={[
        { id: 'inReview', to: '/bookings?review=yes', value: data?.bookings.total },
        { id: 'refundsRefused', to: '/bookings?refused=yes', value: data?.refused.total },
      ]}
    />
  );
}
