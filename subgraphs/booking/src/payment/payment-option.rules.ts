import { offeredMethods, type PaymentFlow, type PaymentMethod, wayOf } from './payment-method.rules.js';

/** Why a method that exists cannot be taken for this booking now; the clients own the words. */
export type OptionReason = never;

export interface PaymentOption {
  readonly method: PaymentMethod;
  readonly flow: PaymentFlow;
  /** Undefined where it can be taken. */
  readonly reason?: OptionReason | undefined;
  /** What else the reason says; amounts in minor units. */
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
}

/** Every method somebody carries out, in the order it is offered. */
export const paymentOptions = (): PaymentOption[] =>
  offeredMethods.map((method) => ({ method, flow: wayOf(method)!.flow }));
