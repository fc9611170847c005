import type { EntityManager } from '@mikro-orm/postgresql';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { issueToken } from '../account-token/account-tokens.js';
import { languageOf } from '../account/language-of.js';
import {
  developerApprovedMail,
  developerRefusedMail,
  developerRequestedMail,
} from '../notification/mails/developer.mail.js';
import { type Addressed, addMessages } from '../notification/write-message.command.js';
import type { UsersContext } from '../services.js';
import { DeveloperRequest } from './developer-request.entity.js';

const Facts = z.object({ requestId: z.string() });

const requestOf = (em: EntityManager, { payload }: DomainEvent): Promise<DeveloperRequest> =>
  em.findOneOrFail(DeveloperRequest, { id: Facts.parse(payload).requestId });

/** Who may decide: everywhere, or in the country of the request. */
const DECIDERS = `select email, language from account join role_permission using (role_id)
  where permission = 'developer.approve' and active and email is not null
  and (scope = 'all' or (scope = 'country' and country_code = ?)) order by account.id limit 50`;

/** developer.requested: everybody who may decide is told in his language. */
export async function tellDeciders(context: UsersContext, event: DomainEvent): Promise<void> {
  const { voice } = context.services;
  await consumeOnce(context, event.id, async (em) => {
    const request = await requestOf(em, event);
    const deciders = await em.execute<{ email: string; language: string }[]>(DECIDERS, [request.countryCode ?? null]);
    const mails = deciders.map(({ email: recipient, language }) => {
      const mail = developerRequestedMail(languageOf({ language }), voice, request);
      return { recipient, mail, ...(request.countryCode ? { countryCodes: [request.countryCode] } : {}) };
    });
    await addMessages(em, context, event, mails);
  });
}

/** developer.decided: the person is told; an approval leads him to a password of his own. */
export async function tellDeveloper(context: UsersContext, event: DomainEvent): Promise<void> {
  const { clock, services } = context;
  await consumeOnce(context, event.id, async (em) => {
    const request = await requestOf(em, event);
    const { email, accountId, note } = request;
    const language = languageOf(request);
    const { DEVELOPER_LINK_HOURS: hours } = services.settings.current;
    const lifetimeMs = hours * 3_600_000;
    const token =
      accountId == null
        ? undefined
        : await issueToken(em, { accountId, kind: 'RESET_PASSWORD', email, lifetimeMs }, clock.now());
    const link = token === undefined ? undefined : { token, email, hours };
    const mail = link
      ? developerApprovedMail(language, services.voice, { ...link, note: note ?? null })
      : developerRefusedMail(language, services.voice, note ?? null);
    const addressed: Addressed = { recipient: email, mail, private: link !== undefined };
    await addMessages(em, context, event, [addressed]);
  });
}
