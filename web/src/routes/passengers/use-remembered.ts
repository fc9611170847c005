import { rememberedTravellers, type Traveller } from '@naga/booking-flow/passengers/remembered-travellers.js';
import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The travellers of this device; none while the server renders. */
export function useRemembered(): Traveller[] {
  const text = useSyncExternalStore(
    never,
    () => JSON.stringify(rememberedTravellers(localStorage)),
    () => '[]',
  );
  return useMemo(() => JSON.parse(text) as Traveller[], [text]);
}
