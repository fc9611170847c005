import type { IntlShape } from 'react-intl';
import type { Tariffs_OperationFragment } from '../tariffs.generated.js';
import { words } from '../words.js';
import { demandWords } from '../demand/words.js';
import { placeText } from '../supplements/place-text.js';
import { demandText, priceText, ruleText, supplementText } from './operation-text.js';
import { changeWords } from './words.js';

/** What an operation is of, what it takes the place of, and what is there then. */
export interface OperationRow {
  readonly way: string;
  readonly now: string;
  readonly then: string;
}

const passengers = (intl: IntlShape, type: Tariffs_OperationFragment['passengerType']): string =>
  type === null ? '' : ` · ${intl.formatMessage(type === 'ADULT' ? words.adult : words.child)}`;

function supplementRow(intl: IntlShape, operation: Tariffs_OperationFragment): OperationRow {
  const { seatNames, vehicleNames, currency, supplement, wasSupplement, passengerType } = operation;
  const text = (terms: typeof supplement) => supplementText(intl, terms, currency!);
  const way = placeText(intl, seatNames, vehicleNames);
  return { way: `${way}${passengers(intl, passengerType)}`, now: text(wasSupplement), then: text(supplement) };
}

function demandRow(intl: IntlShape, { route, demand, wasDemand }: Tariffs_OperationFragment): OperationRow {
  const where = route === null ? intl.formatMessage(demandWords.everyRoute) : route.name;
  const way = `${intl.formatMessage(demandWords.title)} · ${where}`;
  return { way, now: demandText(intl, wasDemand), then: demandText(intl, demand) };
}

export function operationRow(intl: IntlShape, operation: Tariffs_OperationFragment): OperationRow {
  if (operation.kind === 'PUT_DEMAND' || operation.kind === 'DROP_DEMAND') return demandRow(intl, operation);
  if (operation.kind === 'PUT_SUPPLEMENT' || operation.kind === 'DROP_SUPPLEMENT')
    return supplementRow(intl, operation);
  const { from, to, passengerType, price, wasPrice, rule, wasRule } = operation;
  const isOfPrice = from !== null && to !== null;
  const way = isOfPrice ? intl.formatMessage(words.pair, { from, to }) : intl.formatMessage(changeWords.rule);
  const who = passengers(intl, passengerType);
  const was = wasRule === null ? intl.formatMessage(changeWords.newRule) : ruleText(intl, wasRule);
  const then = rule === null ? intl.formatMessage(changeWords.endedRule) : ruleText(intl, rule);
  return {
    way: `${way}${who}`,
    now: isOfPrice ? priceText(intl, wasPrice) : was,
    then: isOfPrice ? priceText(intl, price) : then,
  };
}
