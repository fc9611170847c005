/** What has become of a message. */
export enum MessageState {
  SENT = 'SENT',
  WAITING = 'WAITING',
  TRYING_AGAIN = 'TRYING_AGAIN',
  FAILED = 'FAILED',
  KEPT = 'KEPT',
}

/** The same of a row `t` of the table. */
export const STATE_SQL = `case when t.sent_at is not null then 'SENT'
  when t.due_at is null then case when t.attempts > 0 then 'FAILED' else 'KEPT' end
  when t.attempts = 0 then 'WAITING' else 'TRYING_AGAIN' end`;

const MINUTE = 60_000;

/** What is known of a message that somebody would send again, and of what was sent again of it. */
export interface SentBefore {
  readonly private: boolean;
  readonly mode: string;
  /** By its reader, as is-wanted.ts asks. */
  readonly wanted: boolean;
  /** Of the message itself and of those that say it again. */
  readonly latest: {
    /** When one of them left last, epoch milliseconds; null: none did. */
    readonly sentAt: number | null;
    readonly isDue: boolean;
  };
}

type Objection = 'MESSAGE_SECRET' | 'MESSAGE_WAY_CLOSED' | 'MESSAGE_STOPPED' | 'MESSAGE_ON_ITS_WAY';

/**
 * Why a message is not sent again: it opens an account (whoever reads it asks for a new one), nothing leaves that way or
 * of the sandbox, its reader stopped such messages, or it is still on its way or left within the last minute. Undefined where it may go.
 */
export function objectionToAgain(
  { private: isSecret, mode, wanted, latest }: SentBefore,
  hasWay: boolean,
  now: number,
): Objection | undefined {
  if (isSecret) return 'MESSAGE_SECRET';
  if (!hasWay || mode !== 'live') return 'MESSAGE_WAY_CLOSED';
  if (!wanted) return 'MESSAGE_STOPPED';
  const isFresh = latest.sentAt !== null && now - latest.sentAt < MINUTE;
  return latest.isDue || isFresh ? 'MESSAGE_ON_ITS_WAY' : undefined;
}
