import DataLoader from 'dataloader';
import type { UsersContext } from '../services.js';
import { type AttachmentRow, attachmentsOf } from './message.queries.js';

const loaders = new WeakMap<UsersContext, DataLoader<string, AttachmentRow[]>>();

/** Attachments of many messages in one statement. */
export function attachmentLoader(context: UsersContext): DataLoader<string, AttachmentRow[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader(async (ids) => {
      const byMessage = Map.groupBy(await attachmentsOf(context.database, ids), ({ messageId }) => messageId);
      return ids.map((id) => byMessage.get(id) ?? []);
    });
    loaders.set(context, loader);
  }
  return loader;
}
