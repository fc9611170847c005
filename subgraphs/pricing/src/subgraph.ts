import { WordsAreCompared } from '../migrations/words-are-compared.js';
import { CouponsArePassedOver } from '../migrations/coupons-are-passed-over.js';
import { StatesAreFound } from '../migrations/states-are-found.js';
import { auditDoor } from '@naga/server-kit/audit/audit-door.js';
import { nounBulkJobs } from '@naga/server-kit/crud/bulk/bulk.jobs.js';
import { nounResolvers } from '@naga/server-kit/crud/noun-resolver.js';
import { forgetDoneWritesJob } from '@naga/server-kit/idempotency/do-once.js';
import { JobsHaveTurns } from '@naga/server-kit/jobs/jobs-have-turns.js';
import { cacheResolver } from '@naga/server-kit/reload/cache.resolver.js';
import { forgetReloadsJob } from '@naga/server-kit/reload/forget-reloads.job.js';
import { keepCopy } from '@naga/server-kit/reload/kept-copy.js';
import { livingSettings } from '@naga/server-kit/settings/living-settings.js';
import { settingsResolver } from '@naga/server-kit/settings/settings.resolver.js';
import { defineSubgraph } from '@naga/server-kit/subgraph.js';
import { AnnounceChanges } from '../migrations/announce-changes.js';
import { BulkChangesForgetWhoAsked } from '../migrations/bulk-changes-forget-who-asked.js';
import { BulkChangesSayWhy } from '../migrations/bulk-changes-say-why.js';
import { RatesAreAnnounced } from '../migrations/rates-are-announced.js';
import { CurrenciesHaveRates } from '../migrations/currencies-have-rates.js';
import { CreateAudit } from '../migrations/create-audit.js';
import { CouponsAreRecords } from '../migrations/coupons-are-records.js';
import { CouponsKeepTheirWords } from '../migrations/coupons-keep-their-words.js';
import { CouponsLowerFares } from '../migrations/coupons-lower-fares.js';
import { ChangedFaresAreTold } from '../migrations/changed-fares-are-told.js';
import { CreatePricing } from '../migrations/create-pricing.js';
import { RatesAreCalledAsRead } from '../migrations/rates-are-called-as-read.js';
import { RulesFollowTimes } from '../migrations/rules-follow-times.js';
import { ManyAreChangedByAJob } from '../migrations/many-are-changed-by-a-job.js';
import { PricesFollowDemand } from '../migrations/prices-follow-demand.js';
import { PricesAreAskedFor } from '../migrations/prices-are-asked-for.js';
import { FareReloadsAreKept } from '../migrations/fare-reloads-are-kept.js';
import { FareReloadsAreListed } from '../migrations/fare-reloads-are-listed.js';
import { FeedsAskForPrices } from '../migrations/feeds-ask-for-prices.js';
import { FareReloadsSayTheirPart } from '../migrations/fare-reloads-say-their-part.js';
import { SettingsAreKept } from '../migrations/settings-are-kept.js';
import { TariffsChangeByDays } from '../migrations/tariffs-change-by-days.js';
import { TariffsHaveSupplements } from '../migrations/tariffs-have-supplements.js';
import { WritesAreDoneOnce } from '../migrations/writes-are-done-once.js';
import { FeesAreByMethod } from '../migrations/fees-are-by-method.js';
import { AddOnsKeepTheirOrder } from '../migrations/add-ons-keep-their-order.js';
import { SeatsHaveAddOns } from '../migrations/seats-have-add-ons.js';
import { ZonesAreRecords } from '../migrations/zones-are-records.js';
import { OrdersCarryFilters } from '../migrations/orders-carry-filters.js';
import { AddOnResolver } from './add-on/add-on.resolver.js';
import { CouponCodeResolver } from './coupon-code/coupon-code.resolver.js';
import { CouponReservationResolver } from './coupon-use/coupon-reservation.resolver.js';
import { CouponUseResolver } from './coupon-use/coupon-use.resolver.js';
import { onCouponGivenBack, onCouponUsed } from './coupon-use/give-back-coupon.command.js';
import { onCouponLowered } from './coupon-use/lower-use.command.js';
import { lapseReservationsJob } from './coupon-use/lapse-reservations.job.js';
import { PromotionsAreTold } from '../migrations/promotions-are-told.js';
import { PromotionsApplyThemselves } from '../migrations/promotions-apply-themselves.js';
import { CouponResolver } from './coupon/coupon.resolver.js';
import { CurrencyRateResolver } from './currency-rate/currency-rate.resolver.js';
import { DemandResolver } from './demand/demand.resolver.js';
import { entities } from './entities.js';
import { pricingEnv } from './env.js';
import { FARE_CACHE } from './fare-cache/fare-cache.js';
import { fareLogNoun } from './fare-cache/fare-log.noun.js';
import { FeedPriceResolver } from './feed-price/feed-price.resolver.js';
import { onFeedUndone } from './feed-price/withdraw-feed-prices.command.js';
import { TransactionFeeResolver } from './fee/transaction-fee.resolver.js';
import { JourneyLegResolver } from './journey/journey-leg.resolver.js';
import { JourneyResolver } from './journey/journey.resolver.js';
import { JourneyLegView, JourneyView } from './journey/journey.type.js';
import { LowestFaresResolver } from './journey/lowest-fares.resolver.js';
import {
  LinePriceResolver,
  LinePricesRequestResolver,
  PriceRequestResolver,
} from './line-price/line-price.resolver.js';
import { colleagueName } from './neighbours/colleague-name.js';
import { nouns } from './nouns.js';
import { learnCountriesJob } from './operator-tariff/known-operators.js';
import { JourneyDayResolver, LocationPairResolver } from './journey/offered.resolver.js';
import { JourneyDayView, LocationPairView } from './journey/offered.type.js';
import { PromotionReservationResolver } from './promotion/promotion-reservation.resolver.js';
import { PublicPromotionResolver } from './promotion/public-promotion.resolver.js';
import {
  PriceStageResolver,
  QuoteFeeResolver,
  QuoteItemResolver,
  QuoteSaleResolver,
} from './quote/quote-source.resolver.js';
import { QuoteResolver } from './quote/quote.resolver.js';
import { followRules } from './rule/follow-rules.command.js';
import { SETTINGS } from './settings.js';
import { SupplementsResolver } from './supplement/supplements.resolver.js';
import { loadTariff } from './tariff/load-tariff.queries.js';
import type { PricingServices } from './tariff/pricing-services.js';
import { TariffChangeResolver } from './tariff-change/tariff-change.resolver.js';
import { TariffOperationResolver } from './tariff-operation/operation.resolver.js';
import { TariffDifferenceResolver, ZoneDifferenceResolver } from './tariff-difference/tariff-difference.resolver.js';
import { TariffReplayResolver } from './tariff-replay/tariff-replay.resolver.js';
import { TariffResolver } from './tariff-view/tariff.resolver.js';
import { ZonePriceResolver } from './zone/zone-price.resolver.js';

/** The executor writes `__typename` on what a reference resolves to, so each gets an object of its own. */
const asRequired = (reference: object): object => ({ ...reference });

export default defineSubgraph<PricingServices>({
  name: 'pricing',
  neighbours: ['booking', 'catalogue', 'users'],
  entities,
  migrations: [
    CreatePricing,
    AnnounceChanges,
    CreateAudit,
    CouponsLowerFares,
    WritesAreDoneOnce,
    PricesAreAskedFor,
    FareReloadsAreKept,
    SettingsAreKept,
    FareReloadsSayTheirPart,
    FeedsAskForPrices,
    CouponsAreRecords,
    CouponsKeepTheirWords,
    ZonesAreRecords,
    TariffsChangeByDays,
    OrdersCarryFilters,
    ChangedFaresAreTold,
    PromotionsApplyThemselves,
    TariffsHaveSupplements,
    PricesFollowDemand,
    ManyAreChangedByAJob,
    BulkChangesForgetWhoAsked,
    BulkChangesSayWhy,
    RulesFollowTimes,
    FeesAreByMethod,
    StatesAreFound,
    FareReloadsAreListed,
    CurrenciesHaveRates,
    SeatsHaveAddOns,
    CouponsArePassedOver,
    WordsAreCompared,
    RatesAreCalledAsRead,
    JobsHaveTurns,
    AddOnsKeepTheirOrder,
    PromotionsAreTold,
    RatesAreAnnounced,
  ],
  resolvers: [
    QuoteResolver,
    PriceStageResolver,
    QuoteFeeResolver,
    QuoteItemResolver,
    QuoteSaleResolver,
    TransactionFeeResolver,
    CurrencyRateResolver,
    AddOnResolver,
    JourneyResolver,
    JourneyLegResolver,
    JourneyDayResolver,
    LocationPairResolver,
    LowestFaresResolver,
    CouponResolver,
    ...nouns.flatMap((noun) => nounResolvers(noun, colleagueName)),
    CouponCodeResolver,
    CouponUseResolver,
    CouponReservationResolver,
    PromotionReservationResolver,
    PublicPromotionResolver,
    LinePriceResolver,
    PriceRequestResolver,
    LinePricesRequestResolver,
    FeedPriceResolver,
    ZonePriceResolver,
    TariffChangeResolver,
    TariffOperationResolver,
    TariffResolver,
    SupplementsResolver,
    DemandResolver,
    TariffReplayResolver,
    TariffDifferenceResolver,
    ZoneDifferenceResolver,
    cacheResolver({
      name: 'fare',
      holds: 'prices, rules, supplements, steps of demand and fees',
      log: fareLogNoun,
      kept: FARE_CACHE,
      nameOf: colleagueName,
    }),
    auditDoor('pricing'),
    settingsResolver('pricing', SETTINGS, colleagueName),
  ],
  orphanedTypes: [JourneyView, JourneyLegView, JourneyDayView, LocationPairView],
  references: { Journey: asRequired, JourneyLeg: asRequired, JourneyDay: asRequired, LocationPair: asRequired },
  audience: { 'second_person.asked': ['users'], 'prices.decided': ['users'], 'fares.changed': ['users'] },
  consumers: {
    'coupon.used': onCouponUsed,
    'coupon.given_back': onCouponGivenBack,
    'coupon.lowered': onCouponLowered,
    'feed.undone': onFeedUndone,
    'schedules.followed': followRules,
  },
  jobs: [
    lapseReservationsJob,
    forgetDoneWritesJob,
    forgetReloadsJob,
    learnCountriesJob('learn-countries-of-tariffs'),
    ...nounBulkJobs(nouns, colleagueName),
  ],
  open: async ({ env, ...means }) => ({
    settings: await livingSettings('pricing', SETTINGS, means),
    couponTries: pricingEnv(env).COUPON_TRIES,
    tariff: await keepCopy(FARE_CACHE, means, { whole: () => loadTariff(means.database) }),
  }),
  close: async ({ tariff, settings }) => {
    await Promise.all([tariff.stop(), settings.stop()]);
  },
});
