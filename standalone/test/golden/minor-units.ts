import type { Currency } from '@naga/kernel/money.js';

/** Minor units in one that people say. */
export const MINOR: Readonly<Record<Currency, number>> = { USD: 100, THB: 100, KHR: 100, LAK: 100, VND: 1 };
