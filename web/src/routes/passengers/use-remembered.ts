import { rememberedTravellers, type Traveller } from '@naga/booking-flow/passengers/remembered-travellers.js';
import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The signed-in user, and the travellers of this device: none of these while the server renders. */
export function useRemembered(member: Traveller | undefined): Traveller[] {
  const text = useSyncExternalStore(
    never,
    () => JSON.stringify(rememberedTravellers(localStorage)),
    () => '[]',
  );
  return useMemo(() => {
    const travellers = JSON.parse(text) as Traveller[];
    if (member === undefined) return travellers;
    const { firstName, lastName } = member;
    const others = travellers.filter((one) => one.firstName !== firstName || one.lastName !== lastName);
    return [{ firstName, lastName }, ...others];
  }, [text, member]);
}
