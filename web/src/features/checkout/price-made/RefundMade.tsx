import { addOnText, feeLines } from '@naga/booking-flow/sale/fee-lines.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Disclosure } from '@naga/ui/Disclosure';
import { defineMessages, type IntlShape, type NoMessageValues, useIntl } from 'react-intl';
import { moneyOf } from '../../../session/money.js';
import { Lines } from '@naga/ui/Lines';
import classes from './PriceMade.module.css';
import { refundStepText } from './refund-text.js';

const words = defineMessages<{
  title: NoMessageValues;
  seat: { seat: string; how: string };
  plain: { seat: string };
  refused: { fare: string };
  decided: NoMessageValues;
  unpaid: { amount: string };
}>({
  title: { id: 'price-made.refund.title', defaultMessage: 'How what comes back is made' },
  seat: { id: 'price-made.refund.seat', defaultMessage: 'Seat {seat}: {how}' },
  plain: { id: 'price-made.refund.plain', defaultMessage: 'Seat {seat}' },
  refused: { id: 'price-made.refund.refused', defaultMessage: '{fare} is not to be paid, as the company refused it' },
  decided: { id: 'price-made.refund.decided', defaultMessage: 'as our support decided for you' },
  unpaid: { id: 'price-made.refund.unpaid', defaultMessage: '{amount} of it was not paid yet' },
});

/** What of a seat is not owed any more; amounts in minor units of its fare's currency. */
interface GivenBack {
  readonly as: string;
  readonly percent: number | null;
  readonly amount: { readonly amount: number };
  readonly fixedFee: { readonly amount: number } | null;
  readonly unpaid: { readonly amount: number } | null;
}

interface Part {
  readonly id: string;
  readonly seatNumber: string;
  readonly fare: { readonly amount: number; readonly currency: string };
  readonly givenBack: GivenBack | null;
}

export interface RefundMadeProps {
  legs: readonly { readonly parts: readonly Part[] }[];
  /** What was bought beside the seats, and went back. */
  fees: Parameters<typeof feeLines>[0];
}

/** Undefined where nobody kept by which terms. */
function howText(intl: IntlShape, { fare }: Part, { as, percent, fixedFee, unpaid }: GivenBack): string | undefined {
  if (as === 'REJECTED') return intl.formatMessage(words.refused, { fare: formatMoney(moneyOf(fare)) });
  const hasTerms = percent !== null && fixedFee !== null;
  if (!hasTerms && as === 'CANCELLED') return undefined;
  const step = hasTerms
    ? refundStepText(intl, { fare, percent, fixedFee: fixedFee.amount })
    : intl.formatMessage(words.decided);
  return unpaid === null || unpaid.amount === 0
    ? step
    : [
        step,
        intl.formatMessage(words.unpaid, { amount: formatMoney(moneyOf({ ...fare, amount: unpaid.amount })) }),
      ].join(', ');
}

/** What of each seat that was given back comes back, and by which terms; nothing where none was. */
export function RefundMade({ legs, fees }: RefundMadeProps) {
  const intl = useIntl();
  const seats = legs
    .flatMap(({ parts }) => parts)
    .flatMap((part) => {
      const { id, seatNumber: seat, givenBack } = part;
      if (givenBack === null) return [];
      const { amount, unpaid, as } = givenBack;
      const how = howText(intl, part, givenBack);
      const label =
        how === undefined ? intl.formatMessage(words.plain, { seat }) : intl.formatMessage(words.seat, { seat, how });
      // What of a refused seat was paid is told with the booking's money.
      const back = moneyOf({ ...part.fare, amount: amount.amount - (unpaid?.amount ?? 0) });
      return [{ id, label, value: as === 'REJECTED' ? '' : formatMoney(back) }];
    });
  const beside = feeLines(fees)
    .filter(({ name }) => name === 'add_on_back')
    .flatMap(({ id, addOn, amount }) =>
      addOn == null
        ? []
        : [
            {
              id,
              label: addOnText(intl, addOn),
              value: formatMoney(moneyOf({ ...amount, amount: 0 - amount.amount })),
            },
          ],
    );
  const lines = [...seats, ...beside];
  return (
    lines.length > 0 && (
      <Disclosure summary={intl.formatMessage(words.title)}>
        <div className={classes.rides}>
          <Lines lines={lines} />
        </div>
      </Disclosure>
    )
  );
}
