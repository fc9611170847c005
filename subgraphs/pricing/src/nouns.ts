import type { Noun } from '@naga/server-kit/crud/noun.js';
import { addOnNoun } from './add-on/add-on.noun.js';
import { fareLogNoun } from './fare-cache/fare-log.noun.js';
import { couponNoun } from './coupon/coupon.noun.js';
import { currencyRateNoun } from './currency-rate/currency-rate.noun.js';
import { pricingZoneNoun } from './zone/pricing-zone.noun.js';

/** What the back office looks after by lists and forms. */
export const nouns: readonly Noun[] = [addOnNoun, couponNoun, currencyRateNoun, pricingZoneNoun];

/** What others than staff write, and staff lists. */
export const recordedNouns: readonly Noun[] = [fareLogNoun];
