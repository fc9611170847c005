import { auditDoor } from '@naga/server-kit/audit/audit-door.js';
import { LivingCopy } from '@naga/server-kit/database/living-copy.js';
import { defineSubgraph } from '@naga/server-kit/subgraph.js';
import { AnnounceChanges } from '../migrations/announce-changes.js';
import { CreateAudit } from '../migrations/create-audit.js';
import { CreatePricing } from '../migrations/create-pricing.js';
import { BaseTicketPrice } from './base-price/base-ticket-price.entity.js';
import { TransactionFee } from './fee/transaction-fee.entity.js';
import { JourneyLegResolver } from './journey/journey-leg.resolver.js';
import { JourneyResolver } from './journey/journey.resolver.js';
import { JourneyLegView, JourneyView } from './journey/journey.type.js';
import { JourneyDayResolver, LocationPairResolver } from './journey/offered.resolver.js';
import { JourneyDayView, LocationPairView } from './journey/offered.type.js';
import { PriceStageResolver, QuoteFeeResolver, QuoteItemResolver } from './quote/quote-source.resolver.js';
import { QuoteResolver } from './quote/quote.resolver.js';
import { PricingRule } from './rule/pricing-rule.entity.js';
import { loadTariff } from './tariff/load-tariff.queries.js';
import type { PricingServices } from './tariff/pricing-services.js';
import { PricingZone } from './zone/pricing-zone.entity.js';
import { ZoneStop } from './zone/zone-stop.entity.js';

/** The executor writes `__typename` on what a reference resolves to, so each gets an object of its own. */
const asRequired = (reference: object): object => ({ ...reference });

export default defineSubgraph<PricingServices>({
  name: 'pricing',
  entities: [PricingZone, ZoneStop, BaseTicketPrice, PricingRule, TransactionFee],
  migrations: [CreatePricing, AnnounceChanges, CreateAudit],
  resolvers: [
    QuoteResolver,
    PriceStageResolver,
    QuoteFeeResolver,
    QuoteItemResolver,
    JourneyResolver,
    JourneyLegResolver,
    JourneyDayResolver,
    LocationPairResolver,
    auditDoor('pricing'),
  ],
  orphanedTypes: [JourneyView, JourneyLegView, JourneyDayView, LocationPairView],
  references: { Journey: asRequired, JourneyLeg: asRequired, JourneyDay: asRequired, LocationPair: asRequired },
  open: async ({ database, databaseUrl, log }) => ({
    tariff: await LivingCopy.start({
      databaseUrl,
      channel: 'pricing_changed',
      log,
      read: () => loadTariff(database),
    }),
  }),
  close: ({ tariff }) => tariff.stop(),
});
