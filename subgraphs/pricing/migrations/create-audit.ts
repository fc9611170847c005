import { Migration } from '@mikro-orm/migrations';
import { auditTables } from '@naga/server-kit/audit/audit-tables.js';
import type { AuditedTable } from '@naga/server-kit/audit/audited-table.js';
import { AUDITED_SETTING } from '@naga/server-kit/settings/saved-setting.entity.js';

export const PRICING_ZONE: AuditedTable = {
  table: 'pricing_zone',
  entity: 'PricingZone',
  operators: 'array[r.operator_id]',
  ignored: ['version', 'listed_words'],
};

export const TRANSACTION_FEE: AuditedTable = {
  table: 'transaction_fee',
  entity: 'TransactionFee',
  ignored: ['version', 'saved_at', 'saved_by_id'],
};

/** What a price was made of at first. Countries are not known here: whoever asks for a country's names its operators. */
const AUDITED_FIRST: readonly AuditedTable[] = [
  PRICING_ZONE,
  {
    table: 'zone_stop',
    entity: 'ZoneStop',
    of: { entity: 'PricingZone', id: 'r.pricing_zone_id' },
    operators: 'array[r.operator_id]',
  },
  {
    table: 'base_ticket_price',
    entity: 'BasePrice',
    of: { entity: 'PricingZone', id: 'r.zone_from_id' },
    joins: 'left join pricing_zone p on p.id = r.zone_from_id',
    operators: 'array[p.operator_id]',
  },
  { table: 'pricing_rule', entity: 'PricingRule', operators: 'array[r.operator_id]' },
  TRANSACTION_FEE,
];

/** Of uses the booking's own entries tell; counts are derived from uses. */
export const AUDITED_COUPONS: readonly AuditedTable[] = [
  {
    table: 'coupon',
    entity: 'Coupon',
    operators: 'array_remove(array[r.operator_id], null)',
    countries: 'array_remove(array[r.country_code::text], null)',
    ignored: ['version', 'updated_at', 'updated_by_id', 'listed_words', 'uses_live', 'uses_sandbox'],
  },
  {
    table: 'coupon_code',
    entity: 'CouponCode',
    of: { entity: 'Coupon', id: 'r.coupon_id' },
    joins: 'left join coupon p on p.id = r.coupon_id',
    operators: 'array_remove(array[p.operator_id], null)',
    countries: 'array_remove(array[p.country_code::text], null)',
  },
];

/** Of whom the prices of a line were asked, until such a request became a tariff change (tariffs-change-by-days.ts). */
export const PRICE_REQUEST: AuditedTable = {
  table: 'price_request',
  entity: 'PriceRequest',
  operators: 'array[r.operator_id]',
  countries: 'array[r.country_code::text]',
  ignored: ['seen', 'sold'],
};

/** Of what it says the tariff's own rows tell, once it is applied. */
export const TARIFF_CHANGE: AuditedTable = {
  table: 'tariff_change',
  entity: 'TariffChange',
  joins: 'left join operator_tariff p on p.operator_id = r.operator_id',
  operators: 'array[r.operator_id]',
  countries: 'array_remove(array[p.country_code::text], null)',
  ignored: ['version', 'operations', 'wish', 'follows'],
};

/** What seats and vehicles cost more (tariffs-have-supplements.ts); what they are called there is the catalogue's. */
export const TARIFF_SUPPLEMENT: AuditedTable = {
  table: 'tariff_supplement',
  entity: 'TariffSupplement',
  operators: 'array[r.operator_id]',
  ignored: ['seat_names', 'vehicle_names'],
};

/** How prices follow demand (prices-follow-demand.ts). */
export const TARIFF_DEMAND: AuditedTable = {
  table: 'tariff_demand',
  entity: 'TariffDemand',
  operators: 'array[r.operator_id]',
};

/** What a dollar is in other currencies (currencies-have-rates.ts). */
export const CURRENCY_RATE: AuditedTable = {
  table: 'currency_rate',
  entity: 'CurrencyRate',
  ignored: ['version', 'written_at', 'title', 'listed_words'],
};

/** What is sold beside a seat (seats-have-add-ons.ts). */
export const ADD_ON: AuditedTable = {
  table: 'add_on',
  entity: 'AddOn',
  operators: 'array_remove(array[r.operator_id], null)',
  ignored: ['version', 'listed_words'],
};

/** Since it keeps what its list is sorted by (add-ons-keep-their-order.ts). */
export const SORTED_ADD_ON: AuditedTable = { ...ADD_ON, ignored: [...ADD_ON.ignored!, 'listed_names'] };

/** Who had the tariff in memory read again (fare-reloads-are-kept.ts). */
export const CACHE_CLEARING: AuditedTable = { table: 'cache_clearing', entity: 'FareCacheClearing' };

/** What the platform's admins set (settings-are-kept.ts). */
export const SETTING: AuditedTable = { ...AUDITED_SETTING, entity: 'PricingSetting' };

export const AUDITED: readonly AuditedTable[] = [
  ...AUDITED_FIRST,
  ...AUDITED_COUPONS,
  TARIFF_CHANGE,
  TARIFF_SUPPLEMENT,
  TARIFF_DEMAND,
  CURRENCY_RATE,
  SORTED_ADD_ON,
  CACHE_CLEARING,
  SETTING,
];

/** Every change of a price is written down with who made it (docs/decisions/0012). */
export class CreateAudit extends Migration {
  override up(): void {
    for (const statement of auditTables(...AUDITED_FIRST)) this.addSql(statement);
  }
}
