import { type Currency, money } from '@naga/kernel/money.js';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { fareAlertMail, type FareFall } from '../notification/mails/fare-alert.mail.js';
import { addMessages } from '../notification/write-message.command.js';
import { recipientOf } from '../alert/alert-reader.js';
import type { UsersContext } from '../services.js';
import { FareAlert } from './fare-alert.entity.js';

const Asked = z.object({ alertId: z.string() });
const Fell = Asked.extend({ fare: z.number(), before: z.number() });

/** To its reader, where there is one still. */
const tell =
  <Facts extends { alertId: string }>(
    facts: { parse: (payload: unknown) => Facts },
    fallOf: (facts: Facts, alert: FareAlert) => FareFall | undefined,
  ) =>
  (context: UsersContext, event: DomainEvent): Promise<void> =>
    consumeOnce(context, event.id, async (em) => {
      const known = facts.parse(event.payload);
      const alert = await em.findOne(FareAlert, { id: known.alertId });
      const recipient = alert && (await recipientOf(em, alert));
      if (!alert || !recipient) return;
      const mail = fareAlertMail(alert, fallOf(known, alert), context.services.voice);
      await addMessages(em, context, event, [{ recipient, mail }]);
    });

/** fare_alert.asked: somebody typed this address. */
export const askFareWatcher = tell(Asked, () => undefined);
/** fare_alert.fell: below the mark it had when it was looked for. */
export const tellFareWatcher = tell(Fell, ({ fare, before }, { currency }) => ({
  now: money(fare, currency as Currency),
  before: money(before, currency as Currency),
}));
