import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Location } from '../location/location.entity.js';
import { Operator } from '../operator/operator.entity.js';

const StopSchema = defineEntity({
  name: 'Stop',
  tableName: 'stop',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id').nullable(),
    locationId: () => p.manyToOne(Location).mapToPk().fieldName('location_id').index(),
    names: p.json<LocalizedText>(),
    address: p.text().nullable(),
    contactPhone: p.string().nullable(),
    latitude: p.double(),
    longitude: p.double(),
    timeZone: p.string().default('Asia/Phnom_Penh'),
    source: p.string().nullable(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** Where a vehicle halts. */
export class Stop extends StopSchema.class {}
StopSchema.setClass(Stop);
