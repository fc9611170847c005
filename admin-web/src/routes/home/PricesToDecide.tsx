import { usePricesToDecideQuery } from './home.generated.js';
import { WaitingCards } from './WaitingCards.js';

/** Tariff changes that wait for a second person, for who may be it: the way to the one that waits longest. */
export function PricesToDecide() {
  const { data } = usePricesToDecideQuery({ fetchPolicy: 'cache-and-network' });
  const { total: value, rows } = data?.tariffChanges ?? { total: undefined, rows: [] };
  const [first] = rows;
  const to = first?.lineId == null ? `/tariffs/changes/${first?.id ?? ''}` : `/routes/${first.lineId}#prices`;
  return <WaitingCards cards={[{ id: 'pricesToDecide', to, value }]} />;
}
