import { createHash } from 'node:crypto';
import type { Clock } from '@naga/kernel/clock.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { type Mode, type Scope, service } from '@naga/server-kit/viewer/viewer.js';

/** Asked of users itself: the field is not part of the public graph. */
const QUERY = `query ApiKeyHolder($keyHash: String!) {
  apiKeyHolder(keyHash: $keyHash) {
    keyId userId roleId operatorId branchId agencyId countryCode mode grants
  }
}`;

const KEPT_MS = 10_000;
const KEPT_KEYS = 10_000;

export interface ApiKeyHolder {
  readonly keyId: string;
  readonly userId: string;
  readonly roleId: number;
  readonly operatorId: string | null;
  readonly branchId: string | null;
  readonly agencyId: string | null;
  readonly countryCode: string | null;
  readonly mode: Mode;
  /** What the account may do, as far as the key's scopes reach. */
  readonly grants: Readonly<Record<string, Scope>>;
}

interface Kept {
  readonly holder: Promise<ApiKeyHolder | undefined>;
  readonly until: number;
}

/** Whose API key this is, as users says; kept for ten seconds at most, also that it is nobody's. */
export class ApiKeys {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly users: Transport,
    private readonly clock: Clock,
  ) {}

  of(secret: string, requestId: string): Promise<ApiKeyHolder | undefined> {
    const keyHash = createHash('sha256').update(secret).digest('hex');
    const kept = this.#kept.get(keyHash);
    if (kept && kept.until > this.clock.now()) return kept.holder;
    this.#kept.delete(keyHash);
    const oldest = this.#kept.size >= KEPT_KEYS ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
    const holder = this.#ask(keyHash, requestId);
    // A failure is not kept: the next request asks again.
    holder.catch(() => this.#kept.delete(keyHash));
    this.#kept.set(keyHash, { holder, until: this.clock.now() + KEPT_MS });
    return holder;
  }

  /** A key was revoked or given other rights. */
  forgetAll(): void {
    this.#kept.clear();
  }

  async #ask(keyHash: string, requestId: string): Promise<ApiKeyHolder | undefined> {
    const { data, errors } = await this.users.send(
      { query: QUERY, variables: { keyHash } },
      service('gateway', { requestId }),
    );
    if (errors?.length) throw new Error(`users does not say whose a key is: ${errors[0]!.message}`);
    return (data?.['apiKeyHolder'] as ApiKeyHolder | null | undefined) ?? undefined;
  }
}
