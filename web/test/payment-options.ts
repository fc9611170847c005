import type { PaymentMethodsQuery } from '../src/routes/payment/payment.generated.js';

type Option = NonNullable<PaymentMethodsQuery['paymentMethods']>[number];

const anOption = (method: Option['method'], flow: Option['flow'], change: Partial<Option> = {}): Option => ({
  __typename: 'PaymentOption',
  method,
  flow,
  reason: null,
  facts: {},
  ...change,
});

/** Every way to pay, open. */
export const someOptions = (): Option[] => [
  anOption('CARD', 'REDIRECT'),
  anOption('KHQR', 'QR'),
  anOption('WING', 'WALLET_APP'),
  anOption('PIPAY', 'REDIRECT'),
  anOption('PAY_ON_BOARDING', 'ON_BOARDING'),
];
