import type { TransportType } from '@naga/catalogue/market/route-rows.js';
import { LANGUAGES, type LocalizedText } from '@naga/kernel/language.js';
import { words } from './operators.js';
import { namesIn } from './tables/names-in.js';
import { textTable } from './tables/text-table.js';
import { VEHICLES } from './tables/vehicles-table.js';

export interface Vehicle {
  readonly id: string;
  readonly key: string;
  readonly names: LocalizedText;
  readonly transportType: TransportType;
  /** Name of a layout. */
  readonly layout: string;
  readonly category: string;
  readonly subcategory: string;
  readonly amenities: readonly string[];
  /** Percent of the road's usual minutes. */
  readonly pace: number;
  /** Minutes at a stop between the ends. */
  readonly halt: number;
}

const columns = [
  'key',
  'transport',
  'layout',
  'category',
  'subcategory',
  'amenities',
  'pace',
  'halt',
  ...LANGUAGES,
] as const;

export const vehicles: readonly Vehicle[] = textTable(columns, VEHICLES).map((row, index) => ({
  id: String(index + 1),
  key: row.key,
  names: namesIn(row),
  transportType: row.transport as TransportType,
  layout: row.layout,
  category: row.category,
  subcategory: row.subcategory,
  amenities: words(row.amenities),
  pace: Number(row.pace),
  halt: Number(row.halt),
}));

/** Throws when the services name a vehicle that does not exist. */
export function vehicleOf(key: string): Vehicle {
  const vehicle = vehicles.find((one) => one.key === key);
  if (vehicle === undefined) throw new Error(`no vehicle ${key}`);
  return vehicle;
}
