import type { Voice } from '../notification/voice.js';
import { CURRENCIES, type Money } from '@naga/kernel/money.js';
import type { LanguageCode } from '@naga/kernel/language.js';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import type { Mail } from '../notification/mail.js';
import {
  accountDeletedMail,
  emailChangedMail,
  passwordChangedMail,
  secondFactorAddedMail,
  secondFactorRemovedMail,
  secondFactorResetMail,
  welcomeMail,
} from '../notification/mails/account-notice.mail.js';
import { addMessages } from '../notification/write-message.command.js';
import type { UsersContext } from '../services.js';
import { Account } from './account.entity.js';
import { languageOf } from './language-of.js';

type MailOf = (language: LanguageCode, voice: Voice) => Mail;

const OfAccount = z.object({ accountId: z.string() });

/** Tells an account at its present address. */
const tellAccount =
  (mailOf: MailOf, courtesy: boolean) =>
  async (context: UsersContext, event: DomainEvent): Promise<void> => {
    const { accountId: id } = OfAccount.parse(event.payload);
    await consumeOnce(context, event.id, async (em) => {
      const account = await em.findOne(Account, { id, active: true });
      if (!account?.email) return;
      const mail = mailOf(languageOf(account), context.services.voice);
      await addMessages(em, context, event, [{ recipient: account.email, mail, courtesy }]);
    });
  };

const OldAddress = z.object({
  from: z.string().nullable(),
  language: z.string(),
  /** What was given up with the account; none was before it was told. */
  credit: z.array(z.object({ amount: z.number(), currency: z.enum(CURRENCIES) })).default([]),
});

/** Tells an address that no account has any more. */
const tellAddress =
  (mailOf: (...of: [...Parameters<MailOf>, credit: readonly Money[]]) => Mail) =>
  async (context: UsersContext, event: DomainEvent): Promise<void> => {
    const { from: recipient, language, credit } = OldAddress.parse(event.payload);
    if (recipient === null) return;
    const mail = mailOf(languageOf({ language }), context.services.voice, credit);
    await consumeOnce(context, event.id, (em) => addMessages(em, context, event, [{ recipient, mail, private: true }]));
  };

/** account.email_verified: a welcome, which whoever stopped notifications does not get. */
export const welcome = tellAccount(welcomeMail, true);
/** account.password_changed */
export const tellPasswordChanged = tellAccount(passwordChangedMail, false);
/** account.second_factor_added */
export const tellFactorAdded = tellAccount(secondFactorAddedMail, false);
/** account.second_factor_removed */
export const tellFactorRemoved = tellAccount(secondFactorRemovedMail, false);
/** account.second_factor_reset */
export const tellFactorReset = tellAccount(secondFactorResetMail, false);
/** account.email_changed: to the old address. */
export const tellEmailChanged = tellAddress(emailChangedMail);
/** account.farewell: to the address that has just been forgotten. */
export const sayFarewell = tellAddress(accountDeletedMail);
