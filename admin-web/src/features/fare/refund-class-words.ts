import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';
import { versionText } from '../../session/version-words.js';

/** What a refund policy is called. */
export const refundClassWords = defineMessages<Record<'STANDARD' | 'SAVER' | 'FLEX', NoMessageValues>>({
  STANDARD: { id: 'admin.refund-class.STANDARD', defaultMessage: 'Standard' },
  SAVER: { id: 'admin.refund-class.SAVER', defaultMessage: 'Saver' },
  FLEX: { id: 'admin.refund-class.FLEX', defaultMessage: 'Flex' },
});

/** Which policy decided: 'Standard, version 3'. */
export const policyText = (
  intl: IntlShape,
  { class: name, version }: { readonly class: keyof typeof refundClassWords; readonly version: number },
): string => [intl.formatMessage(refundClassWords[name]), versionText(intl, version)].join(', ');
