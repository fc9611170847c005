import DataLoader from 'dataloader';
import type { UsersContext } from '../services.js';
import { type AttachmentRow, attachmentsOf, type BodyRow, bodiesOf } from './message.queries.js';

interface Loaders {
  readonly attachments: DataLoader<string, AttachmentRow[]>;
  readonly bodies: DataLoader<string, BodyRow>;
}

const loaders = new WeakMap<UsersContext, Loaders>();

function loadersOf(context: UsersContext): Loaders {
  let own = loaders.get(context);
  if (own === undefined) {
    const { database } = context;
    own = {
      attachments: new DataLoader(async (ids) => {
        const byMessage = Map.groupBy(await attachmentsOf(database, ids), ({ messageId }) => messageId);
        return ids.map((id) => byMessage.get(id) ?? []);
      }),
      bodies: new DataLoader(async (ids) => {
        const byMessage = new Map((await bodiesOf(database, ids)).map((body) => [body.messageId, body]));
        return ids.map((id) => byMessage.get(id) ?? new Error(`message ${id} is gone`));
      }),
    };
    loaders.set(context, own);
  }
  return own;
}

/** Attachments of many messages in one statement. */
export const attachmentLoader = (context: UsersContext) => loadersOf(context).attachments;

/** The words of many messages in one statement. */
export const bodyLoader = (context: UsersContext) => loadersOf(context).bodies;
