import type { Load } from './load.js';
import { cpuMsOf } from './process-cost.js';
import { percentile } from './statistics.js';

export interface Cost {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
  /** CPU milliseconds a request of the processes under test. */
  readonly cpuMs: number;
}

/** What some load costs the processes that answer it. */
export async function costOf(pids: readonly number[], load: () => Promise<Load>): Promise<Cost> {
  const used = () => pids.reduce((sum, pid) => sum + cpuMsOf(pid), 0);
  const before = used();
  const { count, seconds, times } = await load();
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    perSecond: count / seconds,
    cpuMs: (used() - before) / count,
  };
}
