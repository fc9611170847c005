import { defineEntity, p } from '@mikro-orm/core';

const PictureSchema = defineEntity({
  name: 'Picture',
  tableName: 'picture',
  properties: {
    /** Of its files, by its content. */
    name: p.string().length(40).primary(),
    width: p.integer(),
    height: p.integer(),
    /** Of all its files together. */
    bytes: p.integer(),
    addedAt: p.datetime(),
    /** User id. */
    addedBy: p.string(),
    /** When it was added, or last seen to be named by a row: a day later it goes. */
    seenAt: p.datetime(),
  },
});
/** A picture in the file store, which rows of this subgraph name. */
export class Picture extends PictureSchema.class {}
PictureSchema.setClass(Picture);

/** For the migration of a subgraph whose nouns have pictures. */
export const CREATE_PICTURE = `create table picture (name varchar(40) primary key, width int not null, height int not null,
  bytes int not null, added_at timestamptz not null, added_by varchar(255) not null, seen_at timestamptz not null)`;
