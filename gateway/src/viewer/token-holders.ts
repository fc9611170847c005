import type { Clock } from '@naga/kernel/clock.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { type Scope, service } from '@naga/server-kit/viewer/viewer.js';

/** Asked of users itself: the field is not part of the public graph. */
const QUERY = `query TokenHolder($sessionId: ID!, $generation: Int!) {
  tokenHolder(sessionId: $sessionId, generation: $generation) {
    userId roleId operatorId branchId agencyId countryCode impersonatorId mustChangePassword grants
  }
}`;

const KEPT_MS = 10_000;
const KEPT_HOLDERS = 10_000;

export interface TokenHolder {
  readonly userId: string;
  readonly roleId: number;
  readonly operatorId: string | null;
  readonly branchId: string | null;
  readonly agencyId: string | null;
  readonly countryCode: string | null;
  readonly impersonatorId: string | null;
  readonly mustChangePassword: boolean;
  readonly grants: Readonly<Record<string, Scope>>;
}

interface Kept {
  readonly holder: Promise<TokenHolder | undefined>;
  readonly until: number;
  /** Known once users has answered. */
  userId?: string | undefined;
}

/** Who a session's token speaks for, as users says; kept for ten seconds at most. */
export class TokenHolders {
  readonly #kept = new Map<string, Map<number, Kept>>();

  constructor(
    private readonly users: Transport,
    private readonly clock: Clock,
  ) {}

  of(sessionId: string, generation: number, requestId: string): Promise<TokenHolder | undefined> {
    const kept = this.#kept.get(sessionId)?.get(generation);
    if (kept && kept.until > this.clock.now()) return kept.holder;
    const holder = this.#ask(sessionId, generation, requestId);
    const keeping: Kept = { holder, until: this.clock.now() + KEPT_MS };
    // A failure is not kept: the next request asks again.
    holder.then(
      (found) => (keeping.userId = found?.userId),
      () => this.forget(sessionId),
    );
    this.#keep(sessionId, generation, keeping);
    return holder;
  }

  /** After a logout or a refresh its tokens speak for nobody, or for less time. */
  forget(sessionId: string): void {
    this.#kept.delete(sessionId);
  }

  /** Sessions of this user ended. */
  forgetUser(userId: string): void {
    for (const [sessionId, generations] of this.#kept) {
      if ([...generations.values()].some((kept) => kept.userId === userId)) this.#kept.delete(sessionId);
    }
  }

  /** Somebody's rights changed, and nobody here knows in which sessions. */
  forgetAll(): void {
    this.#kept.clear();
  }

  #keep(sessionId: string, generation: number, kept: Kept): void {
    const oldest = this.#kept.size >= KEPT_HOLDERS ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
    const session = this.#kept.get(sessionId) ?? new Map<number, Kept>();
    this.#kept.set(sessionId, session.set(generation, kept));
  }

  async #ask(sessionId: string, generation: number, requestId: string): Promise<TokenHolder | undefined> {
    const variables = { sessionId, generation };
    const { data, errors } = await this.users.send({ query: QUERY, variables }, service('gateway', { requestId }));
    if (errors?.length) throw new Error(`users does not say who holds a token: ${errors[0]!.message}`);
    return (data?.['tokenHolder'] as TokenHolder | null | undefined) ?? undefined;
  }
}
