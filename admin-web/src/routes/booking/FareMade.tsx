import { localMoment } from '@naga/kernel/clock-time.js';
import { approximate, formatApproximate } from '@naga/kernel/exchange-rate.js';
import { rateText } from '@naga/kernel/written-rate.js';
import { type Currency, money } from '@naga/kernel/money.js';
import { percentText, shareText } from '@naga/kernel/percent-text.js';
import { type IntlShape, useIntl } from 'react-intl';
import { nationalPriceText } from '../../features/fare/national-price.js';
import { policyText } from '../../features/fare/refund-class-words.js';
import { fareSource } from '../../features/fare/fare-source.js';
import { type FareRow, StageTable } from '../../features/fare/StageTable.js';
import { overruleWords } from '../../features/overrule/overrule-words.js';
import { asMoney } from '../../session/as-money.js';
import { wordFor } from '../../session/word-for.js';
import type { Leg_OfBookingFragment } from './booking.generated.js';
import { fareMadeWords as words } from './fare-made-words.js';
import { words as bookingWords } from './words.js';

type Part = Leg_OfBookingFragment['parts'][number];
type GivenBack = NonNullable<Part['givenBack']>;

/** Which rule, and what it says; null where nobody kept either. */
const by = (rule: string | null, how: string | null): string | null =>
  [rule, how].filter((one) => one !== null).join(': ') || null;

const shareOfText = (intl: IntlShape, basisPoints: number | null, of: Part['fare']): string | null =>
  basisPoints === null
    ? null
    : intl.formatMessage(words.share, { percent: shareText(basisPoints), amount: asMoney(of) });

/** What we earn of a seat; nothing for who sees no reports. */
function commissionRows(intl: IntlShape, { commission }: Part): FareRow[] {
  if (commission === null) return [];
  const { rate, source, base, amount } = commission;
  const price = source === null ? null : fareSource(intl, source);
  const how = by(price, shareOfText(intl, rate, base));
  return [{ id: 'commission', name: intl.formatMessage(words.commission), how, amount: asMoney(amount) }];
}

/** What of that its agency earns; nothing for who does not see it, and where nobody earns. */
function earnedRows(intl: IntlShape, { earned, fare }: Part): FareRow[] {
  if (earned === null || earned.amount.amount === 0) return [];
  const { rate, level, amount } = earned;
  const how = by(level && intl.formatMessage(words.level, { ...level }), shareOfText(intl, rate, fare));
  return [{ id: 'agency', name: intl.formatMessage(words.agency), how, amount: asMoney(amount) }];
}

function givenBackHow(intl: IntlShape, { fare }: Part, { as, percent, fixedFee, policy }: GivenBack): string | null {
  if (as === 'REJECTED') return intl.formatMessage(words.rejected);
  // Of old nobody kept by which terms.
  if (percent === null || fixedFee === null) return as === 'CANCELLED' ? null : wordFor(intl, overruleWords, as);
  const said = { percent: percentText(percent), amount: asMoney(fare) };
  const how =
    fixedFee.amount === 0
      ? intl.formatMessage(words.share, said)
      : intl.formatMessage(words.shareLess, { ...said, fee: asMoney(fixedFee) });
  return by(policy && policyText(intl, policy), how);
}

/** What its passenger no longer owes of a seat, and what of it he had not paid. */
function givenBackRows(intl: IntlShape, part: Part): FareRow[] {
  const { givenBack } = part;
  if (givenBack === null) return [];
  const { amount, unpaid } = givenBack;
  const how = givenBackHow(intl, part, givenBack);
  return [
    { id: 'given-back', name: intl.formatMessage(words.givenBack), how, amount: asMoney(amount) },
    ...(unpaid === null || unpaid.amount === 0
      ? []
      : [{ id: 'unpaid', name: intl.formatMessage(words.unpaid), how: null, amount: asMoney(unpaid) }]),
  ];
}

/** About what a fare was where its traveller read it, and by which rate; nothing where he read what is charged. */
function shownRows(intl: IntlShape, { fare, shownRate }: Part): FareRow[] {
  if (shownRate === null) return [];
  const charged = money(fare.amount, fare.currency as Currency);
  const rate = { ...shownRate, currency: shownRate.currency as Currency };
  const day = localMoment(Date.parse(rate.since)).date;
  return [
    {
      id: 'shown',
      name: intl.formatMessage(words.shown),
      how: intl.formatMessage(words.rateOf, { rate: rateText(rate, charged.currency), day }),
      amount: formatApproximate(approximate(charged, rate)),
    },
  ];
}

/** A fare step by step with the rule and version that decided each, what we earn of it, and what of it was given back. */
export function FareMade({ part }: { part: Part }) {
  const intl = useIntl();
  return (
    <StageTable
      label={intl.formatMessage(bookingWords.fare)}
      stages={part.stages}
      currency={part.fare.currency}
      whose={nationalPriceText(intl, part.nationalPriceOf)}
      more={[
        ...shownRows(intl, part),
        ...commissionRows(intl, part),
        ...earnedRows(intl, part),
        ...givenBackRows(intl, part),
      ]}
    />
  );
}
