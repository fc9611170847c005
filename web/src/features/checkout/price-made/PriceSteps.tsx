import { nameOfAddOn } from '@naga/booking-flow/sale/fee-lines.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { formatDate } from '@naga/app-kit/format-date.js';
import { localMoment } from '@naga/kernel/clock-time.js';
import { approximate, formatApproximate, type ShownRate } from '@naga/kernel/exchange-rate.js';
import { rateText } from '@naga/kernel/written-rate.js';
import { formatMoney, type Money } from '@naga/kernel/money.js';
import { type IntlShape, useIntl } from 'react-intl';
import { useShownRates } from '@naga/ui/shown-rate.js';
import { moneyOf } from '../../../session/money.js';
import { useSite } from '../../../session/site.js';
import { nameIn } from '../booking-rides.js';
import { feeName } from '../price-lines.js';
import { Lines } from '@naga/ui/Lines';
import { feeText, type MadeFee } from './fee-text.js';
import { type MadeAlike, madeAlike, type MadeSeat, type Stage } from './price-made.rules.js';
import { stageWords, words } from './price-made-words.js';
import classes from './PriceMade.module.css';

export interface MadeRide {
  readonly id: string;
  /** 'Phnom Penh – Siem Reap, Fri 4 December' */
  readonly title: string;
  readonly seats: readonly MadeSeat[];
}

export interface PriceStepsProps {
  rides: readonly MadeRide[];
  fees: readonly MadeFee[];
  /** ISO 4217. */
  currency: string;
  total: Money;
}

/** What the total is in the currency that it is shown in, and by which rate. */
function About({ total, rate }: { total: Money; rate: ShownRate }) {
  const intl = useIntl();
  const { language } = useSite();
  const said = {
    total: formatMoney(total),
    shown: formatApproximate(approximate(total, rate)),
    rate: rateText(rate, total.currency),
    day: formatDate(localMoment(Date.parse(rate.since)).date, language, 'long'),
  };
  return <p>{intl.formatMessage(words.about, said)}</p>;
}

/** A better seat is told by its own name. */
const stageName = (intl: IntlShape, { name, names }: Stage): string =>
  name === 'supplement' && names != null
    ? nameIn(names as Parameters<typeof nameIn>[0], intl.locale as LanguageCode)
    : intl.formatMessage(stageWords[name in stageWords ? (name as keyof typeof stageWords) : 'base']);

const whoText = (intl: IntlShape, { localOf, isChild }: MadeAlike): string =>
  localOf === null
    ? intl.formatMessage(isChild ? words.visitorChild : words.visitor)
    : intl.formatMessage(isChild ? words.nationalChild : words.national, { country: localOf });

/** The steps of seats that came about alike, and what each of them comes to. */
function SeatsMade({ group, amount }: { group: MadeAlike; amount: (minorUnits: number) => string }) {
  const intl = useIntl();
  const { count, numbers, stages, each } = group;
  const who = whoText(intl, group);
  const seats = numbers.join(', ');
  const title = numbers.length === 0 ? who : intl.formatMessage(words.seats, { who, seats });
  const steps = stages.map((stage, step) => ({
    id: String(step),
    label: stageName(intl, stage),
    value: amount(stage.amount),
  }));
  const sum = {
    id: 'each',
    label: <strong>{intl.formatMessage(words.each, { count })}</strong>,
    value: <strong>{amount(each)}</strong>,
  };
  return (
    <div role="group" aria-label={title} className={classes.group}>
      <p>{title}</p>
      <Lines lines={[...steps, sum]} />
    </div>
  );
}

/** How each fee is worked out; an add-on is told once for all of its seats. */
const feeTexts = (intl: IntlShape, fees: readonly MadeFee[], amount: (minorUnits: number) => string): string[] => [
  ...new Set(
    fees.flatMap((fee) => {
      const text = feeText(intl, fee, amount);
      const name = fee.addOn == null ? feeName(intl, fee.name) : nameOfAddOn(intl, fee.addOn);
      return text === undefined ? [] : [`${name}: ${text}`];
    }),
  ),
];

/** Each seat's price step by step, ride by ride, and how the fee is worked out: what a summary says in sums. */
export function PriceSteps({ rides, fees, currency, total }: PriceStepsProps) {
  const intl = useIntl();
  const rate = useShownRates()[total.currency];
  const amount = (value: number): string => formatMoney(moneyOf({ amount: value, currency }));
  return (
    <div className={classes.rides}>
      {rides.map(({ id, title, seats }) => (
        <div key={id}>
          {rides.length > 1 && <p className={classes.ride}>{title}</p>}
          {madeAlike(seats).map((group, index) => (
            <SeatsMade key={index} group={group} amount={amount} />
          ))}
        </div>
      ))}
      {feeTexts(intl, fees, amount).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {rate !== undefined && <About total={total} rate={rate} />}
    </div>
  );
}
