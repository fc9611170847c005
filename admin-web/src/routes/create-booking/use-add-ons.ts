import { useRef, useState } from 'react';
import { useAttempt } from '../../session/use-attempt.js';
import {
  type ChosenAddOnInput,
  type SaleAddOnsQuery,
  useSaleAddOnsQuery,
  useSetSaleAddOnsMutation,
} from './add-ons.generated.js';

export type AddOnOffer = NonNullable<SaleAddOnsQuery['addOnOffers']>[number];
type Chosen = ChosenAddOnInput[];

const chosenOf = (offers: readonly AddOnOffer[]): Chosen =>
  offers.flatMap(({ id: addOnId, seats }) =>
    seats.flatMap(({ partId, quantity }) => (quantity > 0 ? [{ addOnId, partId, quantity }] : [])),
  );

/**
 * What can be bought beside the seats of a sale, and what is chosen of it. A choice is taken at once; who chooses on while
 * one is under way is not held up, and his last word is the one that stays.
 */
export function useAddOns(bookingId: string, reload: () => Promise<unknown>) {
  const attempt = useAttempt();
  const { data, refetch } = useSaleAddOnsQuery({ variables: { bookingId }, fetchPolicy: 'network-only' });
  const [set] = useSetSaleAddOnsMutation();
  const wished = useRef<Chosen>(undefined);
  const [wish, setWish] = useState<Chosen>();
  const offers = data?.addOnOffers ?? [];

  async function choose(next: Chosen) {
    const isUnderWay = wished.current !== undefined;
    wished.current = next;
    setWish(next);
    if (isUnderWay) return;
    let addOns: Chosen;
    do {
      addOns = wished.current;
      const variables = { bookingId, addOns };
      await attempt(async () => (await set({ variables })).data?.setAddOns);
      await Promise.allSettled([refetch(), reload()]);
    } while (wished.current !== addOns);
    wished.current = undefined;
    setWish(undefined);
  }

  const chosen = wish ?? chosenOf(offers);
  return {
    offers,
    quantityOf: (addOnId: string, partId: string): number =>
      chosen.find((one) => one.addOnId === addOnId && one.partId === partId)?.quantity ?? 0,
    /** So many of it beside each of these seats. */
    take: (addOnId: string, partIds: readonly string[], quantity: number): Promise<void> =>
      choose([
        ...chosen.filter((one) => one.addOnId !== addOnId || !partIds.includes(one.partId)),
        ...(quantity === 0 ? [] : partIds.map((partId) => ({ addOnId, partId, quantity }))),
      ]),
  };
}
