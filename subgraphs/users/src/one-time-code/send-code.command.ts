import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { keyedHashOf } from '../account-token/secret.js';
import { Account } from '../account/account.entity.js';
import { languageOf } from '../account/language-of.js';
import { codeSms } from '../notification/mails/code-sms.js';
import { addSms } from '../notification/write-message.command.js';
import type { UsersContext } from '../services.js';
import { OneTimeCode } from './one-time-code.entity.js';
import { CODE_MINUTES, sixDigits } from './one-time-code.rules.js';

const Facts = z.object({ numbers: z.array(z.string()), accountId: z.string().nullable() });

/** account.otp_requested: sends a fresh code by SMS, where somebody waits for one; an older one no longer serves. */
export async function sendCode(context: UsersContext, event: DomainEvent): Promise<void> {
  const { numbers, accountId } = Facts.parse(event.payload);
  await consumeOnce(context, event.id, async (em) => {
    const asked = await whoAsks(em, numbers, accountId);
    if (!asked) return;
    const code = sixDigits(randomInt(1_000_000));
    await keepCode(em, context, asked, code);
    const sms = codeSms(context.services.voice, languageOf(asked.account), code, CODE_MINUTES);
    addSms(em, context, event, { recipient: asked.number, sms, private: true });
    await em.flush();
  });
}

interface Asked {
  readonly account: Account;
  readonly number: string;
}

/** Who gave the number and is to prove it, else whose proved number it is. */
async function whoAsks(
  em: EntityManager,
  numbers: readonly string[],
  accountId: string | null,
): Promise<Asked | undefined> {
  const own = accountId === null ? null : await em.findOne(Account, { id: accountId, active: true });
  const given = numbers.find((number) => number === own?.pendingPhoneNumber || number === own?.phoneNumber);
  if (own && given) return { account: own, number: given };
  const proved = { phoneNumber: { $in: [...numbers] }, mobileVerifiedAt: { $ne: null }, active: true };
  const account = await em.findOne(Account, proved);
  return account?.phoneNumber ? { account, number: account.phoneNumber } : undefined;
}

async function keepCode(em: EntityManager, context: UsersContext, asked: Asked, code: string): Promise<void> {
  const { clock, services } = context;
  const { id: accountId } = asked.account;
  const now = clock.now();
  await em.upsert(OneTimeCode, {
    phoneNumber: asked.number,
    accountId,
    codeHash: keyedHashOf(code, `${asked.number} ${accountId}`, services.env.ACCOUNT_SECRET),
    tries: 0,
    createdAt: new Date(now),
    expiresAt: new Date(now + CODE_MINUTES * 60_000),
    usedAt: null,
  });
}
