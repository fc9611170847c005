import { defineEntity, p } from '@mikro-orm/core';
import { Account } from '../account/account.entity.js';

/** Filters of a list of the back office that somebody kept under a name. */
const ListViewSchema = defineEntity({
  name: 'ListView',
  tableName: 'list_view',
  uniques: [{ properties: ['accountId', 'list', 'name'] }],
  indexes: [{ properties: ['list', 'sharedWith'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    /** As the back office names it: 'bookings'. */
    list: p.string().length(60),
    name: p.string().length(80),
    filters: p.json<Readonly<Record<string, unknown>>>(),
    /** The colleagues that see it, too (list-view.rules.ts), as they were when it was shared. */
    sharedWith: p.string().nullable(),
  },
});
export class ListView extends ListViewSchema.class {}
ListViewSchema.setClass(ListView);
