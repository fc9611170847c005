import type { IntlShape } from 'react-intl';
import { accountWords, providerWords } from './money-words.js';
import { wordFor } from '../../session/word-for.js';

/**
 * An account of the ledger ('operator_payable:1', 'cash_in_hand:operator:1', 'clearing:sandbox', 'fees') in words.
 * `operators`: id → name of those who drive this booking's legs.
 */
export function accountName(intl: IntlShape, account: string, operators: ReadonlyMap<string, string>): string {
  const [kind = '', ...parties] = account.split(':');
  const party = parties.at(-1) ?? '';
  if (kind === 'operator_payable' || kind === 'cash_in_hand') {
    return intl.formatMessage(accountWords[kind], { party: operators.get(party) ?? party });
  }
  if (kind === 'clearing') {
    return intl.formatMessage(accountWords.clearing, { party: wordFor(intl, providerWords, party) });
  }
  return wordFor(intl, accountWords, kind);
}
