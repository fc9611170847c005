import { useTopUpsToDecideQuery } from './home.generated.js';
import { WaitingCards } from './WaitingCards.js';

/** Movements of agencies' balances that wait for a second person, for who may be it. */
export function TopUpsToDecide() {
  const { data } = useTopUpsToDecideQuery({ fetchPolicy: 'cache-and-network' });
  const value = data?.askedTopUps.total;
  return <WaitingCards cards={[{ id: 'topUpsToDecide', to: '/top-ups?toDecide=true', value }]} />;
}
