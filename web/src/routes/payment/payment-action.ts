import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { redirect, redirectDocument } from 'react-router';
import { toBePaid } from '../../features/checkout/exchange-hold.js';
import { extendHold, holdAgain } from '../../features/checkout/hold-actions.js';
import { isLookedAt } from '../../features/checkout/looked-at.js';
import { loadBooking } from '../../features/checkout/load-booking.js';
import { applyOffer, type OfferAnswer, removeOffer } from '../../features/checkout/offer-code-action.js';
import { type AddOnsAnswer, takeAddOns, takeBeforePaying } from '../../features/checkout/add-on-action.js';
import { type DonationAnswer, giveForCause } from '../../features/checkout/give-action.js';
import { attemptPath, passengersPath, paymentPath, responsePath } from '../../features/checkout/paths.js';
import { spendPoints } from '../../features/checkout/points-action.js';
import { shownTotal } from '../../features/checkout/shown-total.js';
import { askAbout } from '../../session/booking-token.js';
import { localPath } from '../../session/language.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/payment';
import { isMethod, type Method } from '../../features/checkout/method-words.js';
import { openPayment, waitsHere } from './open-payment.js';
import { ConfirmPayOnBoardingDocument, StartPaymentDocument } from './payment.generated.js';

export interface PaymentAnswer extends AddOnsAnswer {
  refusal?: Refusal;
  againRefused?: boolean;
  /** What became of an offer code. */
  offer?: OfferAnswer;
  /** Why points do not pay a part of it. */
  pointsRefusal?: Refusal;
  /** Why a donation is not added. */
  donation?: DonationAnswer;
  /** Nobody chose how to pay. */
  noMethod?: boolean;
  /** A method that turned out not to be available here. */
  without?: Method;
}

/** Books what is not paid now: on boarding, or because a coupon made it free. */
async function confirm(asking: Parameters<typeof askAbout>[0], id: string): Promise<Refusal | undefined> {
  const { confirmBooking } = await askAbout(asking, id, ConfirmPayOnBoardingDocument, { id });
  return confirmBooking.__typename === 'Refused' ? confirmBooking : undefined;
}

/** intent: extend, again (as on the passengers' page), coupon, removeCoupon, points, donation, addOns, else pay by `method`. Paying twice is impossible: an open charge is gone back to. */
export async function paymentAction({
  request,
  context,
  params,
}: Route.ActionArgs): Promise<PaymentAnswer | null | Response> {
  const asking = { context, request };
  const sent = await request.formData();
  const go = (path: string, headers?: Headers) =>
    redirect(localPath(params, path), headers === undefined ? undefined : { headers });
  if (sent.get('intent') === 'extend') {
    const refusal = await extendHold(asking, params.bookingId);
    return refusal === undefined ? null : { refusal };
  }
  if (sent.get('intent') === 'coupon') {
    const offer = await applyOffer(asking, params.bookingId, sent.get('code'));
    return offer === undefined ? null : { offer };
  }
  if (sent.get('intent') === 'points') {
    const pointsRefusal = await spendPoints(asking, params.bookingId, sent.get('points'));
    return pointsRefusal === undefined ? null : { pointsRefusal };
  }
  if (sent.get('intent') === 'removeCoupon') {
    const refusal = await removeOffer(asking, params.bookingId);
    return refusal === undefined ? null : { refusal };
  }
  if (sent.get('intent') === 'donation') {
    const donation = await giveForCause(asking, params.bookingId, sent);
    return donation === undefined ? null : { donation };
  }
  if (sent.get('intent') === 'addOns') return (await takeAddOns(asking, params.bookingId, sent)) ?? null;
  const loaded = await loadBooking(asking, params.bookingId);
  if (loaded === undefined) return go(paymentPath(params.bookingId));
  const booking = toBePaid(loaded);
  if (sent.get('intent') === 'again') {
    const price = sent.get('total');
    const held = await holdAgain(
      asking,
      booking,
      typeof price === 'string' && price !== '' ? Number(price) : undefined,
    );
    return 'refusal' in held
      ? { refusal: held.refusal, againRefused: true }
      : go(passengersPath(held.bookingId, held.added), held.headers);
  }
  if (isLookedAt(booking)) return go(responsePath(booking.id));
  const added = await takeBeforePaying(asking, booking, sent);
  if (added !== undefined) return added;
  if (booking.due.amount === 0) {
    const refusal = await confirm(asking, booking.id);
    return refusal === undefined ? go(responsePath(booking.id)) : { refusal };
  }
  const method = sent.get('method');
  if (!isMethod(method)) return { noMethod: true };
  // The provider's page is no page of ours, even where it stands on our own host.
  const useWallet = sent.get('useWallet') !== null;
  const open = useWallet ? undefined : openPayment(booking, method);
  if (open !== undefined) return open.isOurs ? go(open.path) : redirectDocument(open.path);

  const { baseUrl } = context.get(visitContext);
  const returnUrl = baseUrl + localPath(params, responsePath(booking.id));
  const expectedTotal = shownTotal(sent, method) ?? null;
  const variables = { id: booking.id, method, returnUrl, useWallet, expectedTotal };
  const { startPayment } = await askAbout(asking, booking.id, StartPaymentDocument, variables);
  if (startPayment.__typename === 'Refused')
    return {
      refusal: startPayment,
      ...(startPayment.code === 'METHOD_NOT_AVAILABLE' && { without: method }),
    };
  const { payment } = startPayment;
  const isDone = payment.state === 'SETTLED';
  if (waitsHere(method) && !isDone) return go(attemptPath(booking.id, payment.id));
  if (payment.payUrl !== null) return redirectDocument(payment.payUrl);
  if (startPayment.booking.status === 'BLOCKED') {
    const refusal = await confirm(asking, booking.id);
    if (refusal !== undefined) return { refusal };
  }
  return go(responsePath(booking.id));
}
