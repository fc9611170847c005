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

const TIMEOUT_MS = 10_000;
const [FOR_GOOD, FOR_NOW] = [550, 450];

/** Whoever says 4xx will say it again, but for 'too slow' and 'too many'. */
const codeOf = (status: number): number =>
  status >= 400 && status < 500 && status !== 408 && status !== 429 ? FOR_GOOD : FOR_NOW;

/** A gateway that takes POST {id, to, text} as JSON: what most providers' web hooks and small adapters speak. */
export function openSmsGateway(url: string, token: string | undefined): SmsSender {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return {
    async send(sms) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(sms),
        signal,
        redirect: 'error',
      });
      await answer.body?.cancel();
      if (!answer.ok)
        throw Object.assign(new Error(`SMS gateway answered ${answer.status}`), {
          responseCode: codeOf(answer.status),
        });
    },
  };
}
