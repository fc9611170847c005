import { createHash } from 'node:crypto';
import type { Clock } from '@naga/kernel/clock.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import type { Mode } from '@naga/server-kit/viewer/viewer.js';
import { askHolder, type Holder, HOLDER_FIELDS } from './holder.js';
import { ShortMemory } from './short-memory.js';

const QUERY = `query ApiKeyHolder($keyHash: String!) {
  apiKeyHolder(keyHash: $keyHash) { keyId mode ${HOLDER_FIELDS} }
}`;

/** Its grants are what the account may do, as far as the key's scopes reach. */
export interface ApiKeyHolder extends Holder {
  readonly keyId: string;
  readonly mode: Mode;
}

/** Whose API key this is, as users says; kept for ten seconds at most, also that it is nobody's. */
export class ApiKeys {
  readonly #kept: ShortMemory<ApiKeyHolder | undefined>;

  constructor(
    private readonly users: Transport,
    clock: Clock,
  ) {
    this.#kept = new ShortMemory(clock);
  }

  of(secret: string, requestId: string): Promise<ApiKeyHolder | undefined> {
    const keyHash = createHash('sha256').update(secret).digest('hex');
    return this.#kept.of(keyHash, () => askHolder(this.users, QUERY, { keyHash }, requestId));
  }

  /** A key was revoked or given other rights. */
  forgetAll(): void {
    this.#kept.forgetAll();
  }
}
