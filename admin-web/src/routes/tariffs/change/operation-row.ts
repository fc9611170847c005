import type { IntlShape } from 'react-intl';
import type { Tariffs_OperationFragment } from '../tariffs.generated.js';
import { words } from '../words.js';
import { priceText, ruleText } from './operation-text.js';
import { changeWords } from './words.js';

/** What an operation is of, what it takes the place of, and what is there then. */
export interface OperationRow {
  readonly way: string;
  readonly now: string;
  readonly then: string;
}

export function operationRow(intl: IntlShape, operation: Tariffs_OperationFragment): OperationRow {
  const { from, to, passengerType, price, wasPrice, rule, wasRule } = operation;
  const isOfPrice = from !== null && to !== null;
  const way = isOfPrice ? intl.formatMessage(words.pair, { from, to }) : intl.formatMessage(changeWords.rule);
  const who =
    passengerType === null ? '' : ` · ${intl.formatMessage(passengerType === 'ADULT' ? words.adult : words.child)}`;
  const was = wasRule === null ? intl.formatMessage(changeWords.newRule) : ruleText(intl, wasRule);
  const then = rule === null ? intl.formatMessage(changeWords.endedRule) : ruleText(intl, rule);
  return {
    way: `${way}${who}`,
    now: isOfPrice ? priceText(intl, wasPrice) : was,
    then: isOfPrice ? priceText(intl, price) : then,
  };
}
