import type { ShownRate } from '@naga/kernel/exchange-rate.js';
import { type Currency, money } from '@naga/kernel/money.js';
import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { fareAlertMail, type FareFall } from '../notification/mails/fare-alert.mail.js';
import { addMessages } from '../notification/write-message.command.js';
import { recipientOf } from '../alert/alert-reader.js';
import { shownRateNow } from '../neighbours/pricing.js';
import type { UsersContext } from '../services.js';
import { FareAlert } from './fare-alert.entity.js';
import { currenciesOf } from './fare-alert.queries.js';

const Asked = z.object({ alertId: z.string() });
const Fell = Asked.extend({ fare: z.number(), before: z.number() });

/** How its reader reads its price; undefined where that is as it is charged. */
async function rateOf(context: UsersContext, alertId: string): Promise<ShownRate | undefined> {
  const { charged, shown } = (await currenciesOf(context, alertId)) ?? {};
  return charged && shown && charged !== shown ? shownRateNow(context, charged, shown) : undefined;
}

/** To its reader, where there is one still. */
const tell =
  <Facts extends { alertId: string }>(
    facts: { parse: (payload: unknown) => Facts },
    fallOf: (facts: Facts, alert: FareAlert) => FareFall | undefined,
  ) =>
  async (context: UsersContext, event: DomainEvent): Promise<void> => {
    const known = facts.parse(event.payload);
    const rate = await rateOf(context, known.alertId);
    await consumeOnce(context, event.id, async (em) => {
      const alert = await em.findOne(FareAlert, { id: known.alertId });
      const recipient = alert && (await recipientOf(em, alert));
      if (!alert || !recipient) return;
      const mail = fareAlertMail(alert, fallOf(known, alert), rate, context.services.voice);
      await addMessages(em, context, event, [{ recipient, mail }]);
    });
  };

/** fare_alert.asked: somebody typed this address. */
export const askFareWatcher = tell(Asked, () => undefined);
/** fare_alert.fell: below the mark it had when it was looked for. */
export const tellFareWatcher = tell(Fell, ({ fare, before }, { currency }) => ({
  now: money(fare, currency as Currency),
  before: money(before, currency as Currency),
}));
