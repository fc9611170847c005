import { LOCAL_OFFSET_MINUTES } from '@naga/kernel/clock-time.js';
import type { LivingCopy } from '@naga/server-kit/database/living-copy.js';
import type { FileStore } from '@naga/server-kit/files/file-store.js';
import type { SubgraphContext } from '@naga/server-kit/graphql/context.js';
import type { Provider } from '@naga/server-kit/providers/provider.js';
import type { LivingSettings } from '@naga/server-kit/settings/living-settings.js';
import type { SettingValues } from '@naga/server-kit/settings/setting.js';
import { scopeOf } from '@naga/server-kit/viewer/permission.js';
import type { Catalogue } from '../memory/catalogue.js';
import type { Views } from '../memory/views.js';
import { notOnSale, type NotOnSaleReason } from '../sale/on-sale.rules.js';
import { buyerOf, type Buyer } from '../sale/route-for-user.rules.js';
import type { SearchCounts } from '../searched/search-counts.js';
import type { SettingKey } from '../settings.js';
import type { Ride } from '../timetable/timetable.js';

/** What the catalogue opens at its start. */
export interface CatalogueServices {
  readonly catalogue: LivingCopy<Catalogue>;
  readonly settings: LivingSettings<SettingKey>;
  /** Scheme and host of the site, without a slash at the end. */
  readonly baseUrl: string;
  /** Its pictures. */
  readonly files: FileStore;
  /** Who keeps them. */
  readonly providers: readonly Provider[];
  /** What travellers search, on its way to the database. */
  readonly searches: SearchCounts;
  /** How much a feed of others may be once it is unpacked. */
  readonly gtfsUnpackedBytes: number;
}
export type CatalogueContext = SubgraphContext<CatalogueServices>;

/** One question, answered from one generation of the catalogue, at one moment, for one buyer. */
export interface Asking {
  readonly catalogue: Catalogue;
  readonly views: Views;
  /** Minutes since 1970-01-01 00:00 at UTC+7. */
  readonly now: number;
  readonly buyer: Buyer;
  readonly settings: SettingValues<SettingKey>;
}

/** The question a request asks. */
export function askingOf({ viewer, clock, services }: CatalogueContext, buyer = askerOf(viewer)): Asking {
  const catalogue = services.catalogue.current;
  const now = Math.floor(clock.now() / 60_000) + LOCAL_OFFSET_MINUTES;
  return { catalogue, views: catalogue.views(viewer.language), now, buyer, settings: services.settings.current };
}

function askerOf(viewer: CatalogueContext['viewer']): Buyer {
  if (viewer.kind === 'user') return buyerOf({ ...viewer, scope: scopeOf(viewer, 'booking.create') });
  return buyerOf(viewer.kind === 'service' && viewer.onBehalfOf !== undefined ? {} : undefined);
}

/** Today at UTC+7 as a day number. */
export const todayOf = ({ now }: Asking): number => Math.floor(now / 1440);

/** Why a ride cannot be bought now; null when it can. */
export function refusalOf({ catalogue, now, buyer }: Asking, ride: Ride): NotOnSaleReason | null {
  const boardingDeparture = ride.day * 1440 + catalogue.timetable.callDeparture[ride.board]!;
  return notOnSale(catalogue.departures[ride.trip]!.terms, { now, boardingDeparture, day: ride.day }, buyer);
}
