import type { LocalizedText } from '@naga/kernel/language.js';
import { defineEntity, p } from '@mikro-orm/core';
import { Location } from '../location/location.entity.js';
import { Operator } from '../operator/operator.entity.js';
import { Stop } from '../stop/stop.entity.js';

const PickupLocationSchema = defineEntity({
  name: 'PickupLocation',
  tableName: 'pickup_location',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: () => p.manyToOne(Operator).mapToPk().fieldName('operator_id').nullable().deleteRule('no action'),
    locationId: () => p.manyToOne(Location).mapToPk().fieldName('location_id'),
    names: p.json<LocalizedText>(),
    address: p.text().nullable(),
    latitude: p.double(),
    longitude: p.double(),
    /** How long before a departure the driver is there. */
    minutesBefore: p.integer(),
    /** Of who edits it; the catalogue in memory has no use for it. */
    version: p.integer().default(1).lazy(),
  },
});
/** A place at which a driver fetches travellers: a hotel, a market. */
export class PickupLocation extends PickupLocationSchema.class {}
PickupLocationSchema.setClass(PickupLocation);

const StopPickupLocationSchema = defineEntity({
  name: 'StopPickupLocation',
  tableName: 'stop_pickup_location',
  uniques: [{ properties: ['pickupLocationId', 'stopId'] }],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    stopId: () => p.manyToOne(Stop).mapToPk().fieldName('stop_id'),
    pickupLocationId: () => p.manyToOne(PickupLocation).mapToPk().fieldName('pickup_location_id').deleteRule('cascade'),
  },
});
/** Who departs from this stop may be fetched there. */
export class StopPickupLocation extends StopPickupLocationSchema.class {}
StopPickupLocationSchema.setClass(StopPickupLocation);
