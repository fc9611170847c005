import { defineMessages, type NoMessageValues } from 'react-intl';

/** What a refund policy is called. */
export const refundClassWords = defineMessages<Record<'STANDARD' | 'SAVER' | 'FLEX', NoMessageValues>>({
  STANDARD: { id: 'admin.refund-class.STANDARD', defaultMessage: 'Standard' },
  SAVER: { id: 'admin.refund-class.SAVER', defaultMessage: 'Saver' },
  FLEX: { id: 'admin.refund-class.FLEX', defaultMessage: 'Flex' },
});
