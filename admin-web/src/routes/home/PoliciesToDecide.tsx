import { usePoliciesToDecideQuery } from './home.generated.js';
import { WaitingCards } from './WaitingCards.js';

/** Versions of refund policies that wait for a second person, for who may be it. */
export function PoliciesToDecide() {
  const { data } = usePoliciesToDecideQuery({ fetchPolicy: 'cache-and-network' });
  const value = data?.refundPolicyRequests.total;
  return <WaitingCards cards={[{ id: 'policiesToDecide', to: '/refund-policies/requests?toDecide=true', value }]} />;
}
