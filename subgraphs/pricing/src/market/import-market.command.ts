import { inTransaction } from '@naga/server-kit/database/in-transaction.js';
import type { Database } from '@naga/server-kit/database/database.js';
import { AddOn } from '../add-on/add-on.entity.js';
import { BaseTicketPrice } from '../base-price/base-ticket-price.entity.js';
import { CurrencyRate } from '../currency-rate/currency-rate.entity.js';
import { OperatorTariff } from '../operator-tariff/operator-tariff.entity.js';
import { TariffDemand } from '../demand/tariff-demand.entity.js';
import { TransactionFee } from '../fee/transaction-fee.entity.js';
import { PricingRule } from '../rule/pricing-rule.entity.js';
import { TariffSupplement } from '../supplement/tariff-supplement.entity.js';
import { PricingZone } from '../zone/pricing-zone.entity.js';
import { ZoneStop } from '../zone/zone-stop.entity.js';
import type { TariffRows } from './market-rows.js';

/** In an order in which rows can be inserted. */
const TABLES = [
  ['operatorTariffs', OperatorTariff],
  ['pricingZones', PricingZone],
  ['zoneStops', ZoneStop],
  ['baseTicketPrices', BaseTicketPrice],
  ['pricingRules', PricingRule],
  ['tariffSupplements', TariffSupplement],
  ['tariffDemands', TariffDemand],
  ['transactionFees', TransactionFee],
  ['currencyRates', CurrencyRate],
  ['addOns', AddOn],
] as const;

const ROWS_A_STATEMENT = 1000;

/**
 * Inserts a whole tariff into empty tables in one transaction and lets the sequences go on after its highest ids. Whoever
 * keeps the tariff in memory hears of it once, at the end. Throws when an id is taken or a reference is wrong.
 */
export async function importMarket(database: Database, rows: TariffRows): Promise<void> {
  await inTransaction(database.inBulk().em(), async (em) => {
    for (const [name, entity] of TABLES) {
      const all: readonly object[] = rows[name] ?? [];
      for (let start = 0; start < all.length; start += ROWS_A_STATEMENT)
        await em.insertMany(entity as never, all.slice(start, start + ROWS_A_STATEMENT) as never);
      const { tableName } = em.getMetadata().get(entity as never);
      const highest = `greatest((select max(id) from ${tableName}), 1)`;
      await em.execute(`select setval(pg_get_serial_sequence('${tableName}', 'id'), ${highest})`);
    }
  });
}
