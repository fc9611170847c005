import { data, redirect } from 'react-router';
import { holdStateOf } from '@naga/booking-flow/hold/hold-state.js';
import { extendHold } from '../../features/checkout/hold-actions.js';
import { orLastAnswer } from '../../features/checkout/last-answer.js';
import { toBePaid } from '../../features/checkout/exchange-hold.js';
import { loadBooking } from '../../features/checkout/load-booking.js';
import { NoSuchBooking } from '../../features/checkout/NoSuchBooking.js';
import { paymentPath, responsePath, viewBookingPath } from '../../features/checkout/paths.js';
import { localPath } from '../../session/language.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/attempt';
import { attemptStateOf } from './attempt-state.js';
import { CashCode } from './CashCode.js';
import { ScanToPay } from './ScanToPay.js';
import { WalletApp } from './WalletApp.js';

const NOT_PAID = new Set(['CREATED', 'PENDING', 'EXPIRED', 'CANCELLED', 'DECLINED', 'FAILED']);

/** Waits for a payment that is made elsewhere: with a banking app that scans a code, in a wallet's app, at a counter. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const loaded = await loadBooking({ context, request }, params.bookingId);
  if (loaded === undefined) return data({ booking: undefined, payment: undefined }, { status: 404 });
  const booking = toBePaid(loaded);
  const payment = loaded.payments.find(({ id }) => id === params.paymentId);
  const go = (path: string) => redirect(localPath(params, path));
  if (payment === undefined) throw go(paymentPath(booking.id));
  const state = attemptStateOf(booking, payment);
  // Sold, but not by this attempt: an exchange whose time is over, or another way paid it.
  if (state === 'elsewhere' && NOT_PAID.has(payment.state) && holdStateOf(loaded) === 'sold')
    throw go(viewBookingPath(booking.id));
  if (state === 'elsewhere' || (state === 'open' && payment.payUrl === null && payment.code === null))
    throw go(responsePath(booking.id));
  if (state !== 'open') throw go(`${paymentPath(booking.id)}?ended=${state}`);
  return { booking, payment };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => orLastAnswer(args);
// What the page came with is the first answer.
clientLoader.hydrate = true as const;

export { headers } from '../../features/checkout/never-kept.js';

/** intent: extend. */
export async function action({ context, request, params }: Route.ActionArgs) {
  await extendHold({ context, request }, params.bookingId);
  return null;
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

export default function Attempt({ loaderData: { booking, payment } }: Route.ComponentProps) {
  if (booking === undefined) return <NoSuchBooking />;
  if (payment.code !== null) return <CashCode booking={booking} payment={payment} code={payment.code} />;
  return payment.qr === null ? (
    <WalletApp booking={booking} payment={payment} />
  ) : (
    <ScanToPay booking={booking} payment={payment} qr={payment.qr} />
  );
}
