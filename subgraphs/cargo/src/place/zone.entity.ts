import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';

const ZoneSchema = defineEntity({
  name: 'Zone',
  tableName: 'zone',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    slug: p.string().unique(),
    names: p.json<LocalizedText>(),
  },
});
/** Places whose parcels cost the same to the same other zone. */
export class Zone extends ZoneSchema.class {}
ZoneSchema.setClass(Zone);
