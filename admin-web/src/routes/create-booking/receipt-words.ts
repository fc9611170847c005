import { defineMessages, type NoMessageValues } from 'react-intl';

export const words = defineMessages<{
  back: NoMessageValues;
  unknown: NoMessageValues;
  unknownText: NoMessageValues;
  failed: NoMessageValues;
  next: NoMessageValues;
  print: NoMessageValues;
  paper: NoMessageValues;
  narrow: NoMessageValues;
}>({
  back: { id: 'admin.receipt.back', defaultMessage: 'The booking' },
  unknown: { id: 'admin.receipt.unknown', defaultMessage: 'There is no such booking' },
  unknownText: {
    id: 'admin.receipt.unknown-text',
    defaultMessage: 'Check the address, or ask somebody with a wider view.',
  },
  failed: { id: 'admin.receipt.failed', defaultMessage: 'The receipt could not be loaded' },
  next: { id: 'admin.receipt.next', defaultMessage: 'Next sale' },
  print: { id: 'admin.receipt.print', defaultMessage: 'Print' },
  paper: { id: 'admin.receipt.paper', defaultMessage: 'Paper' },
  narrow: { id: 'admin.receipt.narrow', defaultMessage: 'Receipt roll, 80 mm' },
});
