import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { donationWords } from '../../features/booking-words/donation-words.js';
import type { Settlement_RowFragment, SettlementPayee } from './settlements.generated.js';

/** Whom the platform has statements with; keys are the values of the graph's enum. */
export const payeeWords = defineMessages<Record<SettlementPayee, NoMessageValues> & { cause: { cause: string } }>({
  OPERATOR: { id: 'admin.settlement.OPERATOR', defaultMessage: 'Operators' },
  INSURER: { id: 'admin.settlement.INSURER', defaultMessage: 'Insurer' },
  CAUSE: { id: 'admin.settlement.CAUSE', defaultMessage: 'Donations' },
  cause: { id: 'admin.settlement.donations-for', defaultMessage: 'Donations: {cause}' },
});

/** Whose statement it is. */
export function payeeName(
  intl: IntlShape,
  { payee, cause, operatorName }: Pick<Settlement_RowFragment, 'payee' | 'cause' | 'operatorName'>,
): string {
  if (operatorName !== null) return operatorName;
  return cause === null
    ? intl.formatMessage(payeeWords[payee])
    : intl.formatMessage(payeeWords.cause, { cause: intl.formatMessage(donationWords[cause]) });
}
