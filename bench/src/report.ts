import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';

/** One line of a report. */
export interface Finding {
  readonly what: string;
  readonly ours: string;
  /** The floor or peer of the same run. */
  readonly beside: string;
  readonly target?: string;
}

const commit = (): string => {
  try {
    const args = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
};

/** '2026-11-20, AMD EPYC × 2, Node v24.21.0, commit 1a2b3c4, load average 0.4' */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()} × ${cpus().length}, Node ${process.version}, commit ${commit()}, load average ${loadavg()[0]?.toFixed(1)}`;

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The head of a table for people and for docs/performance.md. */
export const HEAD = [line(['what', 'ours', 'beside it', 'target']), line(['---', '---', '---', '---'])].join('\n');

export const row = ({ what, ours, beside, target = '' }: Finding): string => line([what, ours, beside, target]);
