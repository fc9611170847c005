import { type Currency, formatMoney, money } from '@naga/kernel/money.js';
import type { IntlShape } from 'react-intl';
import { addOnText, sumOfAddOns } from '../sale/fee-lines.js';
import type { Exchange_AddOnFragment } from './exchange.generated.js';
import { exchangeWords as words } from './exchange-words.js';

const summed = (addOns: readonly Exchange_AddOnFragment[]) => sumOfAddOns([{ addOns }]);

/**
 * What becomes of what is bought beside the seats, sentence by sentence: first what goes along, then what does not, and why.
 * What goes back is no part of the difference. `operatorIds`: of the new rides.
 */
export function exchangedAddOns(
  intl: IntlShape,
  { addOns }: { readonly addOns: readonly Exchange_AddOnFragment[] },
  operatorIds: readonly string[],
  moneyText: typeof formatMoney = formatMoney,
): readonly string[] {
  const along = summed(addOns.filter(({ goesAlong }) => goesAlong));
  const left = Map.groupBy(
    addOns.filter(({ goesAlong }) => !goesAlong),
    ({ id }) => id,
  );
  const isCarried = ({ operatorId }: Exchange_AddOnFragment) => operatorId === null || operatorIds.includes(operatorId);
  const listed = along.map((one) => addOnText(intl, one)).join(', ');
  return [
    ...(along.length === 0 ? [] : [intl.formatMessage(words.along, { addOns: listed })]),
    ...[...left.values()].map((own) => {
      const [first] = own as [Exchange_AddOnFragment, ...Exchange_AddOnFragment[]];
      const amount = own.reduce((sum, one) => sum + one.amount.amount, 0);
      return intl.formatMessage(isCarried(first) ? words.hadThere : words.notCarried, {
        addOn: addOnText(intl, summed(own)[0]!),
        amount: moneyText(money(amount, first.amount.currency as Currency)),
      });
    }),
  ];
}
