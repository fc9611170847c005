import { useOverrulesToDecideQuery } from './home.generated.js';
import { WaitingCards } from './WaitingCards.js';

/** Refunds beyond the terms that wait for a second person, for who may be it. */
export function OverrulesToDecide() {
  const { data } = useOverrulesToDecideQuery({ fetchPolicy: 'cache-and-network' });
  const value = data?.overrules.total;
  return <WaitingCards cards={[{ id: 'overrulesToDecide', to: '/overrules?toDecide=true', value }]} />;
}
