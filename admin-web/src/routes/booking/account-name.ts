import type { IntlShape } from 'react-intl';
import { accountWords, providerWords } from '../../features/booking-words/money-words.js';
import { wordFor } from '../../session/word-for.js';

/**
 * An account of the ledger ('operator_payable:1', 'cash_in_hand:operator:1', 'clearing:sandbox', 'fees') in words.
 * `owner`: the name of the operator, the agency or the person whose it is.
 */
export function accountName(intl: IntlShape, account: string, owner?: string | null): string {
  const [kind = '', party = '', of = ''] = account.split(':');
  const counter = (who: string, id: string) => (who === 'operator' ? (owner ?? id) : wordFor(intl, providerWords, who));
  if (kind === 'operator_payable') {
    return intl.formatMessage(accountWords.operator_payable, { party: owner ?? party });
  }
  if (kind === 'clearing') {
    return intl.formatMessage(accountWords.clearing, { party: wordFor(intl, providerWords, party) });
  }
  if (kind === 'cash_in_hand') return intl.formatMessage(accountWords.cash_in_hand, { party: counter(party, of) });
  if (kind === 'affiliate_payable' || kind === 'affiliate_commission')
    return intl.formatMessage(accountWords[kind], { party });
  if (kind === 'agent_balance' || kind === 'agent_commission')
    return intl.formatMessage(accountWords[kind], { party: owner ?? party });
  if (kind === 'wallet') return intl.formatMessage(accountWords.wallet, { party: owner ?? party });
  return wordFor(intl, accountWords, kind);
}
