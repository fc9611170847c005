import { signSandbox } from '@naga/booking/sandbox-provider/sandbox-signature.js';
import type { BookingServices } from '@naga/booking/services.js';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { Subgraphs } from '../../subgraphs.js';
import { done, documents } from './calls.js';

/** A payment that its provider waits for. */
export interface OpenPayment {
  /** The provider's. */
  readonly reference: string;
}

interface Charge {
  readonly id: string;
  readonly reference: string;
  readonly amount: { readonly amount: number; readonly currency: string };
}

/** What is missing of a payment that does not arrive whole, minor units of a dollar. */
const MISSING = 100;

/** Somebody pays by card at the sandbox's page; what arrives short its provider tells by a call-back of its own. */
export async function payByCard(
  subgraphs: Subgraphs,
  viewer: Viewer,
  { reference }: OpenPayment,
  { arrivesShort }: { readonly arrivesShort?: boolean },
): Promise<void> {
  const booking = subgraphs.transportOf('booking');
  if (!arrivesShort) return void (await done(booking, viewer, documents.decide, { id: reference }));
  const charge = await done<Charge>(booking, viewer, documents.charge, { id: reference });
  const { amount, currency } = charge.amount;
  const news = { reference: charge.reference, charge: charge.id, state: 'SETTLED', amount: amount - MISSING, currency };
  const body = JSON.stringify(news);
  const { sandboxSecret } = booking.contextFor(viewer).services as BookingServices;
  await done(booking, viewer, documents.callback, { body, signature: signSandbox(body, sandboxSecret) });
}
