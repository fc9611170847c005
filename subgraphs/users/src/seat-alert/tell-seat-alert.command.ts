import { consumeOnce } from '@naga/server-kit/outbox/consume-once.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { z } from 'zod';
import { seatAlertMail, type SeatAlertNews } from '../notification/mails/seat-alert.mail.js';
import { addMessages } from '../notification/write-message.command.js';
import type { UsersContext } from '../services.js';
import { recipientOf } from '../alert/alert-reader.js';
import { SeatAlert } from './seat-alert.entity.js';

const Facts = z.object({ alertId: z.string() });

/** To its reader, where there is one still: an account at its proved address of today. */
const tell =
  (news: SeatAlertNews) =>
  (context: UsersContext, event: DomainEvent): Promise<void> =>
    consumeOnce(context, event.id, async (em) => {
      const alert = await em.findOne(SeatAlert, { id: Facts.parse(event.payload).alertId });
      const recipient = alert && (await recipientOf(em, alert));
      if (!alert || !recipient) return;
      const mail = seatAlertMail(news, alert, context.services.voice);
      await addMessages(em, context, event, [{ recipient, mail }]);
    });

/** seat_alert.asked: somebody typed this address. */
export const askWatcher = tell('asked');
/** seat_alert.found */
export const tellWatcher = tell('found');
