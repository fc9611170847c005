import { z } from 'zod';
import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import { feeOf } from '../payments/fee-of.js';
import { AddOnResult, addOnResults } from './add-on-result.js';
import { LineSince, PriceLine, priceLines } from './price-line.js';
import { PaymentResult, paymentResult } from '../payments/payment-result.js';
import type { RestBookingFragment } from './bookings.generated.js';

const Ticket = z.object({
  ticket_id: z.string(),
  seat_number: z.string(),
  passenger_type: z.enum(['adult', 'child']),
  url: z.url(),
  pdf_url: z.url(),
});

export const BookingResult = z.object({
  id: z.string(),
  pnr: z.string(),
  booking_status: z
    .string()
    .describe(
      'blocked, booked, re-booked, cancelled, partially_cancelled, pending_operator, expired, rejected, completed, no_show',
    ),
  payment_status: z.string(),
  expires_at: z.string().nullable(),
  total: z.int(),
  lines: z.array(PriceLine).describe('How total came about: these add up to it'),
  lines_since: z
    .array(LineSince)
    .describe('What changed since it was sold: total and the sum of these is what it costs now'),
  refunded: z.int().describe('What has gone back to who paid'),
  discount: z.int().describe('What the coupon saves; total is what remains'),
  promotion_discount: z.int().describe('What promotions save without a code, beside discount'),
  promotions: z.array(z.string()).describe('What these are called, in English'),
  coupon_code: z.string().nullable(),
  insurance_amount: z.int().describe('What was paid for insurance and did not go back'),
  donation: z.int().describe('Of the total, what the traveller gives for a cause'),
  add_ons: z.array(AddOnResult).describe('Beside each seat; insurance is among them'),
  points: z.int().describe('Points of the traveller that pay part of it, a cent of the dollar each'),
  points_to_earn: z.int().describe('Points that its rides earn him once they are over'),
  currency: z.string(),
  access_token: z.string().nullable().describe('Header X-Booking-Token: opens this booking and no other'),
  payments: z.array(PaymentResult).describe('Every attempt, oldest first'),
  tickets: z.array(Ticket).describe('Empty until ticketed'),
});

/** The word of the specification for a booking's status: only re-booked has a hyphen. */
const statusWord = (status: string): string => (status === 'RE_BOOKED' ? 're-booked' : status.toLowerCase());

/** A booking as the legacy API answers it. */
export function bookingResult(
  booking: RestBookingFragment,
  { bookingToken, language }: Pick<Viewer, 'bookingToken' | 'language'>,
  baseUrl: string,
): z.output<typeof BookingResult> {
  const { id, pnr, status, paymentStatus, expiresAt, total, refunded, discount, couponCode, payments, tickets } =
    booking;
  const { points, pointsToEarn, promotions, promotionDiscount } = booking;
  const addOns = addOnResults(booking, language);
  return {
    id,
    pnr,
    booking_status: statusWord(status),
    payment_status: paymentStatus.toLowerCase(),
    expires_at: expiresAt,
    total: total.amount,
    ...priceLines(booking, language),
    refunded: refunded.amount,
    discount: discount.amount,
    promotion_discount: promotionDiscount.amount,
    promotions: promotions.map(({ titles }) => titles.en),
    coupon_code: couponCode,
    insurance_amount: addOns.filter(({ kind }) => kind === 'insurance').reduce((sum, { amount }) => sum + amount, 0),
    donation: feeOf(booking, 'donation'),
    add_ons: addOns,
    points,
    points_to_earn: pointsToEarn,
    currency: total.currency,
    access_token: bookingToken ?? null,
    payments: payments.map((payment) => paymentResult(payment, baseUrl)),
    tickets: tickets.flatMap((ticket) =>
      ticket.passengers.map(({ seatNumber, passengerType }) => ({
        ticket_id: ticket.id,
        seat_number: seatNumber,
        passenger_type: passengerType === 'CHILD' ? 'child' : 'adult',
        url: new URL(ticket.url, baseUrl).href,
        pdf_url: new URL(ticket.pdfUrl, baseUrl).href,
      })),
    ),
  };
}
