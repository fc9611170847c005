const TIMEOUT_MS = 10_000;
const [FOR_GOOD, FOR_NOW] = [550, 450];

/** Whoever says 4xx will say it again, but for 'too slow' and 'too many'. */
const codeOf = (status: number): number =>
  status >= 400 && status < 500 && status !== 408 && status !== 429 ? FOR_GOOD : FOR_NOW;

/**
 * Posts a message to a gateway as JSON. Rejects with `responseCode` as an SMTP server would say it when it is not taken;
 * `gateway` names it in the error, which never holds the address: that may carry a token.
 */
export async function handOver(
  gateway: string,
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  await answer.body?.cancel();
  if (!answer.ok)
    throw Object.assign(new Error(`${gateway} answered ${answer.status}`), { responseCode: codeOf(answer.status) });
}
