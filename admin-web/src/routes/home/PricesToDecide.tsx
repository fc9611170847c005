import { usePricesToDecideQuery } from './home.generated.js';
import { WaitingCards } from './WaitingCards.js';

/** Prices of lines that wait for a second person, for who may be it: the way to those that wait longest. */
export function PricesToDecide() {
  const { data } = usePricesToDecideQuery({ fetchPolicy: 'cache-and-network' });
  const { total: value, rows } = data?.priceRequests ?? { total: undefined, rows: [] };
  return <WaitingCards cards={[{ id: 'pricesToDecide', to: `/routes/${rows[0]?.lineId ?? ''}#prices`, value }]} />;
}
