import { callsOf, type Call, type Direction } from './calls.js';
import { companies, type Company } from './operators.js';
import { services, type Service } from './services.js';

/** A clock time at which a line is served. */
export interface Timing {
  readonly id: string;
  /** Minutes since midnight. */
  readonly minute: number;
  /** Of the line's timings that day: what the flags 'last-…' speak of. */
  readonly isLast: boolean;
}

/** A service in one direction: one route of the catalogue. */
export interface Line {
  readonly id: string;
  readonly company: Company;
  readonly service: Service;
  readonly calls: readonly Call[];
  readonly timings: readonly Timing[];
}

export interface Plan {
  readonly companies: readonly Company[];
  readonly lines: readonly Line[];
}

/** Who drives what and when: the same on every machine. */
export function makePlan(): Plan {
  const lines: Line[] = [];
  let timings = 0;
  for (const company of companies)
    for (const service of services.filter(({ operator }) => operator === company.spec.slug))
      for (const direction of ['out', 'back'] satisfies Direction[]) {
        const minutes = service[direction];
        lines.push({
          id: String(lines.length + 1),
          company,
          service,
          calls: callsOf(company, service, direction),
          timings: minutes.map((minute, index) => ({
            id: String(++timings),
            minute,
            isLast: index === minutes.length - 1,
          })),
        });
      }
  return { companies, lines };
}

/** Every pair of calls a line sells: positions of boarding and drop-off. */
export function soldPairs(calls: readonly Call[]): [from: Call, to: Call][] {
  return calls.flatMap((from, index) =>
    calls
      .slice(index + 1)
      .filter((to) => from.board && to.dropOff && from.stop.place !== to.stop.place)
      .map((to): [Call, Call] => [from, to]),
  );
}
