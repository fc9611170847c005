import { createHash } from 'node:crypto';
import type { Clock } from '@naga/kernel/clock.js';
import type { Database } from '@naga/server-kit/database/database.js';
import type { Idempotency, KeptAnswer, Write } from '../door/idempotent-writes.js';
import { seal, unseal } from './sealed.js';

const DAY_MS = 86_400_000;
/** A write that takes longer has died with its process. */
const RUNNING_MS = 60_000;

/** Takes the key when it is new, when its day is over, or when the write before died without an answer. */
const BEGIN = `insert into idempotency_key as kept (id, fingerprint, started_at) values ($1, $2, to_timestamp($3::float8 / 1000))
  on conflict (id) do update set fingerprint = excluded.fingerprint, started_at = excluded.started_at,
    status = null, content_type = null, body = null
  where kept.started_at <= to_timestamp($4::float8 / 1000)
    or (kept.status is null and kept.started_at <= to_timestamp($5::float8 / 1000))
  returning id`;
const KNOWN = 'select fingerprint, status, content_type as "contentType", body from idempotency_key where id = $1';
const FINISH = 'update idempotency_key set status = $2, content_type = $3, body = $4 where id = $1';
const ABANDON = 'delete from idempotency_key where id = $1 and status is null';
const FORGET = 'delete from idempotency_key where started_at <= to_timestamp($1::float8 / 1000)';

interface Row {
  readonly fingerprint: string;
  readonly status: number | null;
  readonly contentType: string;
  readonly body: string;
}

const idOf = ({ caller, key }: Write): string => createHash('sha256').update(`${caller}\n${key}`).digest('base64url');

/** Idempotency keys in the gateway's own schema of the database, shared by all its processes. */
export class StoredIdempotency implements Idempotency {
  constructor(
    private readonly database: Database,
    /** The present one first; what older ones sealed can be read until they are forgotten. */
    private readonly secrets: readonly string[],
    private readonly clock: Clock,
  ) {}

  async begin(write: Write): Promise<'begun' | 'running' | 'other-body' | KeptAnswer> {
    const now = this.clock.now();
    const id = idOf(write);
    const taken = await this.database.rows(BEGIN, [id, write.fingerprint, now, now - DAY_MS, now - RUNNING_MS]);
    if (taken.length > 0) return 'begun';
    const [kept] = await this.database.rows<Row>(KNOWN, [id]);
    if (kept === undefined) return 'running';
    if (kept.fingerprint !== write.fingerprint) return 'other-body';
    if (kept.status === null) return 'running';
    const { status, contentType, body } = kept;
    return { status, contentType, body: unseal(body, this.secrets, write.key) };
  }

  async finish(write: Write, { status, contentType, body }: KeptAnswer): Promise<void> {
    await this.database.rows(FINISH, [idOf(write), status, contentType, seal(body, this.secrets[0]!, write.key)]);
  }

  async abandon(write: Write): Promise<void> {
    await this.database.rows(ABANDON, [idOf(write)]);
  }

  /** Removes what is older than a day. */
  async forgetOld(): Promise<void> {
    await this.database.rows(FORGET, [this.clock.now() - DAY_MS]);
  }
}
