import type { LocalizedText } from '@naga/kernel/language.js';
import { CURRENCIES } from '@naga/kernel/money.js';
import { defineEntity, p } from '@mikro-orm/core';
import { ADD_ON_KINDS } from '@naga/kernel/add-on.js';

const AddOnSchema = defineEntity({
  name: 'AddOn',
  tableName: 'add_on',
  checks: [
    { name: 'add_on_fixed_check', expression: 'fixed >= 0' },
    { name: 'add_on_percent_check', expression: 'percent >= 0 and percent <= 5000' },
    { name: 'add_on_price_check', expression: 'coalesce(fixed, 0) + coalesce(percent, 0) > 0' },
    { name: 'add_on_most_per_seat_check', expression: 'most_per_seat >= 1 and most_per_seat <= 10' },
    { name: 'add_on_once_a_seat_check', expression: "most_per_seat = 1 or kind not in ('INSURANCE', 'FLEX')" },
    { name: 'add_on_insurance_check', expression: "operator_id is null or kind <> 'INSURANCE'" },
    { name: 'add_on_flex_check', expression: `operator_id is not null or kind <> 'FLEX'` },
  ],
  properties: {
    id: p.bigint('string').primary().autoincrement(),
    names: p.json<LocalizedText>(),
    /** What is covered, how heavy a bag may be. */
    descriptions: p.json<LocalizedText>().nullable(),
    kind: p.enum(ADD_ON_KINDS),
    /** Whose it is: an operator's own, or null. */
    operatorId: p.bigint('string').nullable(),
    currency: p.enum(CURRENCIES),
    /** For one on one seat, in minor units; null: nothing. */
    fixed: p.bigint('number').nullable(),
    /** Basis points of what the seat costs before discounts; null: none. */
    percent: p.integer().nullable(),
    mostPerSeat: p.integer(),
    /** None: all. */
    transportTypes: p.array(),
    active: p.boolean().default(true),
    version: p.integer().default(1),
  },
});
/** What is sold beside a seat: insurance, luggage, a flexible ticket. Never deleted: bookings name it. */
export class AddOn extends AddOnSchema.class {}
AddOnSchema.setClass(AddOn);
