import type { AnyContext } from '../graphql/context.js';

/**
 * SQL of a noun's fields as it is asked: `$now` stands for the moment, `$mode` for live or sandbox. Both are ours, so
 * they stand in the statement as they are and shift none of its parameters.
 */
export const askedSql = (sql: string, { clock, viewer }: Pick<AnyContext, 'clock' | 'viewer'>): string =>
  sql.replaceAll('$now', () => `to_timestamp(${clock.now() / 1000})`).replaceAll('$mode', () => `'${viewer.mode}'`);
