import { createHash } from 'node:crypto';
import type { Clock } from '@naga/kernel/clock.js';
import type { Database } from '@naga/server-kit/database/database.js';
import type { Logger } from 'pino';

/** So many in a window; the window of a caller begins with his first request. */
export interface Rule {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** What a caller is told in RateLimit-Limit, -Remaining and -Reset, and in Retry-After when nothing is left. */
export interface Verdict {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Tokens that were claimed from the database and are given out from memory. */
interface Lease {
  left: number;
  /** Of the limit, after all that is known to be claimed. */
  unclaimed: number;
  endsAt: number;
  claiming?: Promise<void> | undefined;
}

const CLAIM = `insert into rate_limit as kept (id, window_start, used) values ($1, to_timestamp($2::float8 / 1000), $3)
  on conflict (id) do update set
    used = case when kept.window_start <= to_timestamp($4::float8 / 1000) then excluded.used else kept.used + excluded.used end,
    window_start = case when kept.window_start <= to_timestamp($4::float8 / 1000) then excluded.window_start
      else kept.window_start end
  returning used, extract(epoch from window_start)::float8 * 1000 as "startedAt"`;
const FORGET = 'delete from rate_limit where window_start <= to_timestamp($1::float8 / 1000)';

/** A tenth of the limit at a time: few statements, and not much lies idle in a gateway nobody asks. */
const SHARE = 10;
const LARGEST_CLAIM = 100;
const KEPT_LEASES = 50_000;
const HOUR_MS = 3_600_000;
/** Nobody is kept out because the database is away for a moment. */
const FORGIVEN_MS = 1000;

/**
 * Limits that several gateways keep together. Tokens are claimed from PostgreSQL in blocks, which shrink to one as the
 * limit nears, and given out from memory: most requests cost no statement, and together no more than the limit is given.
 */
export class RateLimiter {
  readonly #leases = new Map<string, Lease>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Takes `count` tokens of whoever `subject` names; none is taken back when they do not suffice. */
  async take(rule: Rule, subject: string, count = 1): Promise<Verdict> {
    const id = `${rule.name} ${subject}`;
    for (let taken = 0; taken < count; taken++) {
      let lease = this.#leaseOf(id);
      while (lease.left === 0) {
        if (lease.unclaimed <= 0) return this.#verdict(rule, lease, false);
        await (lease.claiming ??= this.#claim(id, rule, lease, count - taken));
        lease = this.#leaseOf(id, lease);
      }
      lease.left -= 1;
    }
    return this.#verdict(rule, this.#leaseOf(id), true);
  }

  /** What was taken and not used, as long as its window lasts. */
  giveBack(rule: Rule, subject: string, count = 1): void {
    const lease = this.#leases.get(`${rule.name} ${subject}`);
    if (lease && lease.endsAt > this.clock.now()) lease.left += count;
  }

  /** Removes what counted long ago. */
  async forgetOld(): Promise<void> {
    await this.database.rows(FORGET, [this.clock.now() - HOUR_MS]);
  }

  #leaseOf(id: string, current?: Lease): Lease {
    const lease = current ?? this.#leases.get(id);
    if (lease && (lease.claiming || lease.endsAt > this.clock.now())) return lease;
    const fresh: Lease = { left: 0, unclaimed: Infinity, endsAt: Infinity };
    this.#leases.delete(id);
    const oldest = this.#leases.size >= KEPT_LEASES ? this.#leases.keys().next().value : undefined;
    if (oldest !== undefined) this.#leases.delete(oldest);
    this.#leases.set(id, fresh);
    return fresh;
  }

  async #claim(id: string, { limit, windowMs }: Rule, lease: Lease, wanted: number): Promise<void> {
    const now = this.clock.now();
    const near = Math.ceil(Math.min(lease.unclaimed, limit) / SHARE);
    const size = Math.max(1, wanted, Math.min(LARGEST_CLAIM, near));
    try {
      const digest = createHash('sha256').update(id).digest('base64url');
      const [row] = await this.database.rows<{ used: number; startedAt: number }>(CLAIM, [
        digest,
        now,
        size,
        now - windowMs,
      ]);
      const { used, startedAt } = row!;
      lease.left = Math.min(size, Math.max(0, limit - (used - size)));
      lease.unclaimed = limit - used;
      lease.endsAt = startedAt + windowMs;
    } catch (err) {
      this.log.warn({ err }, 'limits are not counted');
      Object.assign(lease, { left: size, unclaimed: limit, endsAt: now + FORGIVEN_MS });
    } finally {
      lease.claiming = undefined;
    }
  }

  #verdict({ limit }: Rule, { left, unclaimed, endsAt }: Lease, isAllowed: boolean): Verdict {
    const remaining = Math.min(limit, left + Math.max(0, unclaimed));
    const resetSeconds = Math.max(1, Math.ceil((endsAt - this.clock.now()) / 1000));
    return { isAllowed, limit, remaining: isAllowed ? remaining : 0, resetSeconds };
  }
}
