import { isLaterFee } from '@naga/kernel/later-fees.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { z } from 'zod';
import { nameIn } from './add-on-result.js';
import type { RestBookingFragment } from './bookings.generated.js';

const STEPS = 'base, rule, demand, offer, supplement, promotion, coupon, points';
const FEES = 'transaction, donation, add_on, exchange, exchange_kept';

/** One step of what a booking costs. */
export const PriceLine = z.object({
  name: z.string().describe(`A step of a seat’s fare (${STEPS}) or what is beside the fares (${FEES})`),
  label: z
    .string()
    .nullable()
    .describe('What a better seat or vehicle, or an add-on, is called, in the language asked for'),
  part_id: z.string().nullable().describe('One seat on one ride; null: of the whole booking'),
  seat_number: z.string().nullable(),
  amount: z.int(),
  basis_points: z.int().nullable().describe('The share it was worked out by, where it was by one'),
  fixed: z.int().nullable().describe('What was added to that share'),
});

/** What changed since a booking was sold. */
export const LineSince = PriceLine.extend({
  name: z
    .string()
    .describe(
      'given_back: a seat’s fare, of which the share less the fixed fee comes back; cancellation: what that keeps; add_on_back, refused, overruled, waived: what goes back beside fares',
    ),
  reason: z.string().nullable().describe('Of given_back: cancelled, rejected, or the code of an overrule'),
});

type Part = RestBookingFragment['legs'][number]['parts'][number];
type Fee = RestBookingFragment['fees'][number];
type Line = z.output<typeof PriceLine>;

/** Basis points a percent. */
const PERCENT = 100;

const stageLines = ({ id: part_id, seatNumber: seat_number, stages }: Part, language: LanguageCode): Line[] =>
  stages.map(({ name, names, amount }) => ({
    name,
    label: names && nameIn(names, language),
    part_id,
    seat_number,
    amount,
    basis_points: null,
    fixed: null,
  }));

const givenBackLine = ({ id: part_id, seatNumber: seat_number, fare, givenBack }: Part) =>
  givenBack === null
    ? []
    : [
        {
          name: 'given_back',
          label: null,
          part_id,
          seat_number,
          amount: 0 - fare.amount,
          basis_points: givenBack.percent === null ? null : givenBack.percent * PERCENT,
          fixed: givenBack.fixedFee && givenBack.fixedFee.amount,
          reason: givenBack.as.toLowerCase(),
        },
      ];

/** How the total of a booking came about, seat by seat and then beside the seats, and what changed since it was sold. */
export function priceLines({ legs, exchangedLegs, fees }: RestBookingFragment, language: LanguageCode) {
  const parts = legs.flatMap((leg) => leg.parts);
  const seats = new Map(
    [...exchangedLegs.flatMap((leg) => leg.parts), ...parts].map(({ id, seatNumber }) => [id, seatNumber]),
  );
  const feeLine = ({ name, addOn, partId, amount, percent, fixed }: Fee): Line => ({
    name,
    label: addOn && nameIn(addOn.names, language),
    part_id: partId,
    seat_number: partId === null ? null : (seats.get(partId) ?? null),
    amount: amount.amount,
    basis_points: percent,
    fixed: fixed && fixed.amount,
  });
  const riding = parts.filter(({ state }) => state !== 'EXCHANGED');
  return {
    lines: [
      ...riding.flatMap((part) => stageLines(part, language)),
      ...fees.filter(({ name }) => !isLaterFee(name)).map(feeLine),
    ],
    lines_since: [
      ...riding.flatMap(givenBackLine),
      ...fees.filter(({ name }) => isLaterFee(name)).map((fee) => ({ ...feeLine(fee), reason: null })),
    ],
  };
}
