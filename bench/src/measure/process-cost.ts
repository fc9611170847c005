import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in ticks of 10 ms whatever the kernel. */
const MS_A_TICK = 10;

function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** CPU milliseconds all threads of a process have used so far, in user and kernel. */
export function cpuMsOf(pid: number): number {
  const stat = statOf(pid);
  return (Number(stat[11]) + Number(stat[12])) * MS_A_TICK;
}

/** A process and all that it started, directly or not. */
export function treeOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, number][] => {
      try {
        return [[Number(name), Number(statOf(Number(name))[1])]];
      } catch {
        return [];
      }
    });
  const tree = [pid];
  for (const member of tree) tree.push(...parents.filter(([, parent]) => parent === member).map(([child]) => child));
  return tree;
}

/** Resident megabytes; memory that several processes share is counted in each of them. */
export function residentMbOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Megabytes a process has for itself plus its part of what it shares. */
export function proportionalMbOf(pid: number): number {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
