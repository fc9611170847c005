import { handOver } from './hand-over.js';

export interface OutgoingSms {
  /** The same at every attempt, so that the gateway can tell a repetition. */
  readonly id: string;
  /** E.164 */
  readonly to: string;
  readonly text: string;
}

/** Hands SMS to a gateway. */
export interface SmsSender {
  /** Resolves when the gateway has taken it; rejects with `responseCode` as an SMTP server would say it otherwise. */
  send(sms: OutgoingSms): Promise<void>;
}

/** A gateway that takes POST {id, to, text} as JSON: what most providers' web hooks and small adapters speak. */
export function openSmsGateway(url: string, token: string | undefined): SmsSender {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return { send: (sms) => handOver('SMS gateway', url, sms, headers) };
}
