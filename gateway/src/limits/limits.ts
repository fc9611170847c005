import type { Viewer } from '@naga/server-kit/viewer/viewer.js';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { codedError } from '../door/coded-error.js';
import type { OperationFacts } from '../graph/facts.js';
import { householdOf } from '@naga/server-kit/viewer/household.js';
import { GUESSED, SEARCHES } from './counted-fields.js';
import type { RateLimiter, Rule, Verdict } from './rate-limiter.js';

/** How much is let through (rules.md 14 and 15); all from the environment, so that benches and race tests raise them. */
export interface LimitSettings {
  /** Requests a minute of one API key. */
  readonly requests: number;
  /** Searches a minute of guests at one address. */
  readonly searches: number;
  /**
   * Wrong guesses of references, codes and keys in ten minutes: of an account, else of guests at one address. Of all
   * accounts at one address ten times as many: a call centre has one, and so has who registers account after account.
   */
  readonly guesses: number;
}

export const USUAL_LIMITS: LimitSettings = { requests: 360, searches: 60, guesses: 20 };

/** Services count for nobody. */
type AskingViewer = Exclude<Viewer, { kind: 'service' }>;

const MINUTE_MS = 60_000;
/** Accounts that may guess all they can at one address. */
const ACCOUNTS_AN_ADDRESS = 10;

/** Why a request is not answered now. */
const tooMany = ({ limit, resetSeconds }: Verdict): GraphQLError =>
  codedError(
    429,
    'TOO_MANY_REQUESTS',
    'Too many requests. Wait and try again.',
    { limit, retryAfterSeconds: resetSeconds },
    { 'retry-after': String(resetSeconds) },
  );

/** Counts what callers ask for, for every door alike. */
export class Limits {
  readonly #verdicts = new WeakMap<Viewer, Verdict>();
  readonly #requests: Rule;
  readonly #searches: number;
  readonly #guesses: Rule;
  readonly #guessesAtAddress: Rule;

  constructor(
    private readonly limiter: RateLimiter,
    { requests, searches, guesses }: LimitSettings,
  ) {
    this.#requests = { name: 'requests', limit: requests, windowMs: MINUTE_MS };
    this.#searches = searches;
    const windowMs = 10 * MINUTE_MS;
    this.#guesses = { name: 'guesses', limit: guesses, windowMs };
    this.#guessesAtAddress = { name: 'guesses of accounts', limit: guesses * ACCOUNTS_AN_ADDRESS, windowMs };
  }

  /** What the answer to this viewer's request says of his limit: the narrowest of those that were counted. */
  verdictOf(viewer: Viewer): Verdict | undefined {
    return this.#verdicts.get(viewer);
  }

  /** One request of an API key; throws TOO_MANY_REQUESTS. */
  async countRequest(viewer: Viewer): Promise<void> {
    if (viewer.kind !== 'user' || viewer.apiKeyId === undefined) return;
    this.#check(viewer, await this.limiter.take(this.#requests, viewer.apiKeyId));
  }

  /** Somebody came with a key that is nobody's; throws TOO_MANY_REQUESTS when it is not the first one. */
  async countUnknownKey(ip: string): Promise<void> {
    const verdict = await this.limiter.take(this.#guesses, householdOf(ip));
    if (!verdict.isAllowed) throw tooMany(verdict);
  }

  /** Before an operation runs; throws TOO_MANY_REQUESTS. What is guessed is counted and given back when it was right. */
  async before(facts: OperationFacts, viewer: Viewer): Promise<void> {
    if (viewer.kind === 'service' || !facts.isCounted) return;
    const subject = subjectOf(viewer);
    if (viewer.kind === 'guest') {
      for (const [name, count] of countsOf(facts, SEARCHES)) {
        const rule = { name, limit: this.#searches, windowMs: MINUTE_MS };
        this.#check(viewer, await this.limiter.take(rule, subject, count));
      }
    }
    const guesses = guessesOf(facts).length;
    if (guesses === 0) return;
    this.#check(viewer, await this.limiter.take(this.#guesses, subject, guesses));
    if (viewer.kind === 'user')
      this.#check(viewer, await this.limiter.take(this.#guessesAtAddress, addressOf(viewer), guesses));
  }

  after(facts: OperationFacts, viewer: Viewer, { data }: ExecutionResult): void {
    if (viewer.kind === 'service' || !facts.isCounted) return;
    const hits = guessesOf(facts).filter((key) => data?.[key] != null).length;
    if (hits === 0) return;
    this.limiter.giveBack(this.#guesses, subjectOf(viewer), hits);
    if (viewer.kind === 'user') this.limiter.giveBack(this.#guessesAtAddress, addressOf(viewer), hits);
  }

  #check(viewer: Viewer, verdict: Verdict): void {
    const known = this.#verdicts.get(viewer);
    if (known === undefined || verdict.remaining < known.remaining) this.#verdicts.set(viewer, verdict);
    if (!verdict.isAllowed) throw tooMany(verdict);
  }
}

const addressOf = ({ ip = '' }: AskingViewer): string => householdOf(ip);

/** Who is counted: an account wherever it is, guests by their household. */
const subjectOf = (viewer: AskingViewer): string =>
  viewer.kind === 'user' ? `account ${viewer.userId}` : addressOf(viewer);

function countsOf({ rootKeys }: OperationFacts, names: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name] of rootKeys) if (names.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const guessesOf = ({ rootKeys }: OperationFacts): string[] =>
  rootKeys.flatMap(([key, name]) => (GUESSED.has(name) ? [key] : []));
