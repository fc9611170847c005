import type { PaymentMethodsQuery } from '../src/features/checkout/payment-methods.generated.js';

type Option = NonNullable<PaymentMethodsQuery['paymentMethods']>[number];

/** $24 of fares with a fee, cents. */
export const priced = (fee: number, percent = 0): Pick<Option, 'fees' | 'total' | 'due'> => {
  const usd = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'USD' });
  const line = { __typename: 'BookingFee' as const, name: 'transaction', amount: usd(fee) };
  const fees = fee === 0 ? [] : [{ ...line, percent, fixed: usd(percent === 0 ? fee : 0), cause: null, addOn: null }];
  return { fees, total: usd(2400 + fee), due: usd(2400 + fee) };
};

export const anOption = (method: Option['method'], flow: Option['flow'], change: Partial<Option> = {}): Option => ({
  __typename: 'PaymentOption',
  method,
  flow,
  reason: null,
  facts: {},
  ...priced(60),
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
