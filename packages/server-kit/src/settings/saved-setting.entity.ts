import { defineEntity, p } from '@mikro-orm/core';
import type { AuditedTable } from '../audit/audited-table.js';

const SavedSettingSchema = defineEntity({
  name: 'SavedSetting',
  tableName: 'setting',
  properties: {
    key: p.string().primary(),
    /** Null: the default again. */
    value: p.integer().nullable(),
    version: p.integer(),
    savedAt: p.datetime(),
    /** User id. */
    savedById: p.bigint('string'),
  },
});
/** What somebody said of a setting; without, its default holds. */
export class SavedSetting extends SavedSettingSchema.class {}
SavedSettingSchema.setClass(SavedSetting);

/** What is notified when a setting of the subgraph is saved. */
export const settingsChannel = (subgraph: string): string => `${subgraph}_settings_changed`;

/** How changes of them are written down, but for what the glossary calls one. */
export const AUDITED_SETTING: Omit<AuditedTable, 'entity'> = {
  table: 'setting',
  key: ['key'],
  ignored: ['version', 'saved_at', 'saved_by_id'],
};

/** For the migration of a subgraph that has settings. */
export const createSettings = (subgraph: string): string[] => [
  `create table setting (key varchar(255) primary key, value int null, version int not null,
    saved_at timestamptz not null, saved_by_id bigint not null)`,
  `create function announce_setting() returns trigger language plpgsql as $$
    begin perform pg_notify('${settingsChannel(subgraph)}', ''); return null; end $$`,
  `create trigger setting_announce after insert or update or delete or truncate on setting
    for each statement execute function announce_setting()`,
];
