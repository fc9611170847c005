import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';

/** A keep-alive client; each request has an id of its own, so that nobody answers from what is asked already. */
export class HttpClient {
  readonly #pool: Pool;

  constructor(url: string) {
    this.#pool = new Pool(new URL(url).origin, { connections: 64, pipelining: 1 });
  }

  async get(path: string): Promise<string> {
    return this.#send('GET', path);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<string> {
    return this.#send('POST', path, JSON.stringify(body), headers);
  }

  put(path: string, headers: Record<string, string> = {}): Promise<string> {
    return this.#send('PUT', path, undefined, headers);
  }

  async #send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: string,
    more: Record<string, string> = {},
  ): Promise<string> {
    const typed = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { 'x-request-id': randomUUID(), ...typed, ...more };
    const answer = await this.#pool.request({ method, path, headers, body: body ?? null });
    const text = await answer.body.text();
    if (answer.statusCode >= 400) throw new Error(`${method} ${path} ${answer.statusCode}: ${text.slice(0, 400)}`);
    return text;
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}
