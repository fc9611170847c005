import type { KeptCopy } from '@naga/server-kit/reload/kept-copy.js';
import type { Tariff } from '../tariff/tariff.js';

/** Prices, rules and fees, which every process has in memory; nobody asks for a part of them. */
export const FARE_CACHE: KeptCopy<Tariff> = {
  channel: 'pricing_changed',
  entriesOf: ({ size }) => size,
  entriesOfSubject: () => 0,
  isThere: () => Promise.resolve(false),
};
