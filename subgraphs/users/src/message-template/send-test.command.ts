import { randomUUID } from 'node:crypto';
import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import { personBehind } from '@naga/server-kit/viewer/people-of.js';
import { bySession } from '../account/signed-in.js';
import { countAttempt } from '../attempt/count-attempt.js';
import type { Channel } from '../notification/channels.rules.js';
import { isOpen } from '../notification/is-open.js';
import { testMail } from '../notification/mails/test.mail.js';
import type { Voice } from '../notification/voice.js';
import { type Addressed, addMessages } from '../notification/write-message.command.js';
import type { UsersContext } from '../services.js';
import { NoOwnAddress } from './message-text.errors.js';
import { type Drafted, type Said, saidOf } from './preview.js';

const HOUR = 3_600_000;
/** What the log calls the reason of a test. */
const TESTED = 'message.tested';

const OWN = `select case when email_verified_at is not null then email end as "EMAIL",
    case when mobile_verified_at is not null then phone_number end as "SMS", telegram_id as "TELEGRAM"
  from account where id = $1::bigint and active and deleted_at is null`;

/** An address of who sits there. Refuses NO_OWN_ADDRESS. */
async function ownAddress({ database, viewer }: UsersContext, channel: Channel): Promise<string> {
  const [own] = await database.rows<Record<Channel, string | null>>(OWN, [personBehind(viewer)]);
  const address = own?.[channel];
  if (address == null) throw new NoOwnAddress({ channel });
  return address;
}

/** What is short says nothing but itself. */
function addressed(said: Said, voice: Voice, channel: Channel, recipient: string): Addressed {
  if ('mail' in said) return { recipient, mail: testMail(said.mail, voice) };
  return { channel: channel === 'TELEGRAM' ? channel : 'SMS', recipient, sms: said.sms };
}

export interface AskedTest extends Drafted {
  /** Of what is said in short; left out, by SMS. */
  readonly channel?: 'SMS' | 'TELEGRAM' | null;
}

export interface SentTest {
  /** Of the message. */
  readonly id: string;
  readonly to: string;
  readonly leaves: boolean;
}

const WRITTEN = 'select id::text as id from message where event_id = ?::uuid';

/**
 * Sends a template, with what is typed, to who asks for it and nobody else; it leaves as every message does. Refuses
 * TEXT_TOO_LONG, TEXT_MALFORMED, PLACEHOLDER_…, NO_OWN_ADDRESS {channel}, TOO_MANY_ATTEMPTS.
 */
export async function sendTest(context: UsersContext, { channel: by, ...drafted }: AskedTest): Promise<SentTest> {
  const { viewer, services } = context;
  const { mode, requestId } = bySession(viewer);
  const said = saidOf(drafted, services.voice);
  const channel = 'mail' in said ? 'EMAIL' : (by ?? 'SMS');
  const to = await ownAddress(context, channel);
  const limit = services.env.MESSAGE_TEST_LIMIT;
  await countAttempt(context, [{ of: ['message test', personBehind(viewer)], limit, windowMs: HOUR }]);
  const event = { id: randomUUID(), type: TESTED, payload: {}, mode, requestId };
  return inTransaction(context.em, async (em) => {
    await addMessages(em, context, event, [addressed(said, services.voice, channel, to)]);
    const [message] = await em.execute<{ id: string }[]>(WRITTEN, [event.id]);
    return { id: message!.id, to, leaves: isOpen(services, channel) };
  });
}
