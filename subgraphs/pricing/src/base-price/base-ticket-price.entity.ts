import { defineEntity, p } from '@mikro-orm/core';
import { CURRENCIES } from '@naga/kernel/money.js';
import { PASSENGER_TYPES } from '../price/price.rules.js';
import { PricingZone } from '../zone/pricing-zone.entity.js';

const BaseTicketPriceSchema = defineEntity({
  name: 'BaseTicketPrice',
  tableName: 'base_ticket_price',
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    zoneFromId: () => p.manyToOne(PricingZone).mapToPk().fieldName('zone_from_id'),
    zoneToId: () => p.manyToOne(PricingZone).mapToPk().fieldName('zone_to_id').index(),
    passengerType: p.enum(PASSENGER_TYPES).default('ADULT'),
    currency: p.enum(CURRENCIES).default('USD'),
    localValue: p.bigint('number'),
    foreignValue: p.bigint('number'),
    localOfferValue: p.bigint('number').nullable(),
    foreignOfferValue: p.bigint('number').nullable(),
    /** Days of travel on which the offer holds, ends included; null = open on that side. */
    offerValidFrom: p.date().nullable(),
    offerValidTo: p.date().nullable(),
    /** The platform's commission in basis points of the fare (100 = 1 %). */
    commission: p.integer().default(0),
    /** Day of travel from which it holds, until a later one does; null: always. */
    effectiveFrom: p.date().nullable(),
    /** False: from then on there is no price. */
    sold: p.boolean().default(true),
    /** Of the tariff change that wrote it; 0 before the first. */
    version: p.integer().default(0),
  },
});
/** What one seat costs from zone to zone before any rule, from a day of travel on; values in minor units. */
export class BaseTicketPrice extends BaseTicketPriceSchema.class {}
BaseTicketPriceSchema.setClass(BaseTicketPrice);
