import type { LivingCopy } from '@naga/server-kit/database/living-copy.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import type { LivingSettings } from '@naga/server-kit/settings/living-settings.js';
import type { SettingKey } from '../settings.js';
import type { Tariff } from './tariff.js';

/** What pricing opens at its start. */
export interface PricingServices {
  readonly settings: LivingSettings<SettingKey>;
  readonly tariff: LivingCopy<Tariff>;
  /** Of one account or address within ten minutes. */
  readonly couponTries: number;
}

export type PricingContext = SubgraphContext<PricingServices>;
