import type { Clock } from '@naga/kernel/clock.js';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import { askHolder, type Holder, HOLDER_FIELDS } from './holder.js';
import { ShortMemory } from './short-memory.js';

const QUERY = `query TokenHolder($sessionId: ID!, $generation: Int!) {
  tokenHolder(sessionId: $sessionId, generation: $generation) { impersonatorId mustChangePassword ${HOLDER_FIELDS} }
}`;

export interface TokenHolder extends Holder {
  readonly impersonatorId: string | null;
  readonly mustChangePassword: boolean;
}

const keysOf = (sessionId: string): string => `${sessionId} `;

/** Who a session's token speaks for, as users says; kept for ten seconds at most. */
export class TokenHolders {
  readonly #kept: ShortMemory<TokenHolder | undefined>;

  constructor(
    private readonly users: Transport,
    clock: Clock,
  ) {
    this.#kept = new ShortMemory(clock);
  }

  of(sessionId: string, generation: number, requestId: string): Promise<TokenHolder | undefined> {
    return this.#kept.of(`${keysOf(sessionId)}${generation}`, () =>
      askHolder(this.users, QUERY, { sessionId, generation }, requestId),
    );
  }

  /** After a logout or a refresh its tokens speak for nobody, or for less time. */
  forget(sessionId: string): void {
    const keys = keysOf(sessionId);
    this.#kept.forgetWhere((key) => key.startsWith(keys));
  }

  /** Sessions of this user ended. */
  forgetUser(userId: string): void {
    this.#kept.forgetWhere((_, holder) => holder?.userId === userId);
  }

  /** Somebody's rights changed, and nobody here knows in which sessions. */
  forgetAll(): void {
    this.#kept.forgetAll();
  }
}
