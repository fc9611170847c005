import { makeClient } from '@naga/app-kit/apollo.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { Button } from '@naga/ui/Button';
import { type ReactNode, useState } from 'react';
import { type HoldSeatsMutationVariables, useHoldSeatsMutation } from '../../features/checkout/hold-seats.generated.js';
import { onSignedOut } from '../../session/browser-client.js';
import { useSite } from '../../session/site.js';

export interface HoldButtonProps {
  children: ReactNode;
  /** What to hold; undefined when the choice is not complete, which was then shown. */
  ready: () => Promise<HoldSeatsMutationVariables['input'] | undefined>;
  onHeld: (bookingId: string, token: string) => void;
  onRefused: (refusal: Refusal) => void;
  /** No answer came: the network or the server. */
  onFailed: () => void;
}

/** The one press that takes seats. Loaded by itself, because Apollo Client comes with it. */
export function HoldButton({ children, ready, onHeld, onRefused, onFailed }: HoldButtonProps) {
  const { language } = useSite();
  const [client] = useState(() => makeClient({ language, onSignedOut: () => void onSignedOut() }));
  const [hold] = useHoldSeatsMutation({ client, fetchPolicy: 'no-cache' });
  const [busy, setBusy] = useState(false);

  const press = async () => {
    setBusy(true);
    try {
      const input = await ready();
      if (input === undefined) return;
      const { data } = await hold({ variables: { input } });
      const answer = data?.holdSeats;
      if (answer?.__typename === 'HeldBooking') onHeld(answer.booking.id, answer.accessToken);
      else if (answer?.__typename === 'Refused') onRefused(answer);
      else onFailed();
    } catch {
      onFailed();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button wide size="large" busy={busy} onClick={() => void press()}>
      {children}
    </Button>
  );
}
