import { BulkChange, BulkLine } from '@naga/server-kit/crud/bulk/bulk-change.entity.js';
import { RecordImport } from '@naga/server-kit/crud/record-import.entity.js';
import { DoneWrite } from '@naga/server-kit/idempotency/done-write.entity.js';
import { CacheClearing, CacheReload } from '@naga/server-kit/reload/reload.entity.js';
import { SavedSetting } from '@naga/server-kit/settings/saved-setting.entity.js';
import { AddOn } from './add-on/add-on.entity.js';
import { BaseTicketPrice } from './base-price/base-ticket-price.entity.js';
import { CouponCode } from './coupon-code/coupon-code.entity.js';
import { CouponTry, CouponUse } from './coupon-use/coupon-use.entity.js';
import { Coupon, CouponCount } from './coupon/coupon.entity.js';
import { CurrencyRate } from './currency-rate/currency-rate.entity.js';
import { TariffDemand } from './demand/tariff-demand.entity.js';
import { TransactionFee } from './fee/transaction-fee.entity.js';
import { OperatorTariff } from './operator-tariff/operator-tariff.entity.js';
import { FollowedTiming } from './rule/followed-timing.entity.js';
import { PricingRule } from './rule/pricing-rule.entity.js';
import { TariffSupplement } from './supplement/tariff-supplement.entity.js';
import { TariffChange } from './tariff-change/tariff-change.entity.js';
import { PricingZone } from './zone/pricing-zone.entity.js';
import { ZoneStop } from './zone/zone-stop.entity.js';

/** What pricing's database knows. */
export const entities = [
  OperatorTariff,
  PricingZone,
  ZoneStop,
  BaseTicketPrice,
  PricingRule,
  FollowedTiming,
  TariffSupplement,
  TariffDemand,
  TransactionFee,
  CurrencyRate,
  AddOn,
  Coupon,
  CouponCount,
  CouponCode,
  CouponUse,
  CouponTry,
  TariffChange,
  DoneWrite,
  RecordImport,
  BulkChange,
  BulkLine,
  CacheClearing,
  CacheReload,
  SavedSetting,
];
