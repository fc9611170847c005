import { defineMessages } from 'react-intl';

/** Beside the state of a payment that was taken as paid for less than was asked. */
export const forgivenWords = defineMessages<{ forgiven: { amount: string } }>({
  forgiven: { id: 'admin.money.forgiven', defaultMessage: '{amount} let go' },
});
