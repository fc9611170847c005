import { data, redirect } from 'react-router';
import { extendHold } from '../../features/checkout/hold-actions.js';
import { orLastAnswer } from '../../features/checkout/last-answer.js';
import { loadBooking } from '../../features/checkout/load-booking.js';
import { NoSuchBooking } from '../../features/checkout/NoSuchBooking.js';
import { paymentPath, responsePath } from '../../features/checkout/paths.js';
import { localPath } from '../../session/language.js';
import type { Route } from './+types/attempt';
import { attemptStateOf } from './attempt-state.js';
import { CashCode } from './CashCode.js';
import { ScanToPay } from './ScanToPay.js';
import { WalletApp } from './WalletApp.js';

/** Waits for a payment that is made elsewhere: with a banking app that scans a code, in a wallet's app, at a counter. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const booking = await loadBooking({ context, request }, params.bookingId);
  if (booking === undefined) return data({ booking, payment: undefined }, { status: 404 });
  const payment = booking.payments.find(({ id }) => id === params.paymentId);
  const go = (path: string) => redirect(localPath(params, path));
  if (payment === undefined) throw go(paymentPath(booking.id));
  const state = attemptStateOf(booking, payment);
  if (state === 'elsewhere' || (state === 'open' && payment.payUrl === null && payment.code === null))
    throw go(responsePath(booking.id));
  if (state !== 'open') throw go(`${paymentPath(booking.id)}?ended=${state}`);
  return { booking, payment };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => orLastAnswer(args);
// What the page came with is the first answer.
clientLoader.hydrate = true as const;

/** intent: extend. */
export async function action({ context, request, params }: Route.ActionArgs) {
  await extendHold({ context, request }, params.bookingId);
  return null;
}

export default function Attempt({ loaderData: { booking, payment } }: Route.ComponentProps) {
  if (booking === undefined) return <NoSuchBooking />;
  if (payment.code !== null) return <CashCode booking={booking} payment={payment} code={payment.code} />;
  return payment.qr === null ? (
    <WalletApp booking={booking} payment={payment} />
  ) : (
    <ScanToPay booking={booking} payment={payment} qr={payment.qr} />
  );
}
