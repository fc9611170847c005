import type { LocalizedText } from '@naga/kernel/language.js';
import { CURRENCIES } from '@naga/kernel/money.js';
import { defineEntity, p } from '@mikro-orm/core';
import { PASSENGER_TYPES } from '../price/price.rules.js';

const TariffSupplementSchema = defineEntity({
  name: 'TariffSupplement',
  tableName: 'tariff_supplement',
  checks: [
    {
      name: 'tariff_supplement_for_something_check',
      expression: 'seat_category_id is not null or vehicle_category_id is not null',
    },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    operatorId: p.bigint('string').index(),
    /** SeatCategory.id; null: all seats. */
    seatCategoryId: p.bigint('string').nullable(),
    /** VehicleCategory.id; null: all vehicles. */
    vehicleCategoryId: p.bigint('string').nullable(),
    passengerType: p.enum(PASSENGER_TYPES).default('ADULT'),
    /** It is added to prices of this currency alone. */
    currency: p.enum(CURRENCIES).default('USD'),
    /** What is added, in minor units. */
    localValue: p.bigint('number'),
    foreignValue: p.bigint('number'),
    /** What the categories were called when it was written. */
    seatNames: p.json<LocalizedText>().nullable(),
    vehicleNames: p.json<LocalizedText>().nullable(),
    /** Day of travel from which it holds, until a later one does; null: always. */
    effectiveFrom: p.date().nullable(),
    /** False: from then on there is none. */
    sold: p.boolean().default(true),
    /** Of the tariff change that wrote it; 0 before the first. */
    version: p.integer().default(0),
  },
});
/** What seats or vehicles of a category cost more with one operator, from a day of travel on. */
export class TariffSupplement extends TariffSupplementSchema.class {}
TariffSupplementSchema.setClass(TariffSupplement);
