import type { SaidRate } from '@naga/kernel/rate-text.js';

/** What somebody earns by. */
export interface LevelRow {
  readonly id: string;
  readonly name: string;
  readonly rates: readonly SaidRate[];
}
