import { canPin, pinLoad } from './measure/cores.js';
import { type Finding, HEAD, machine, row } from './report.js';

type Findings = Iterable<Finding> | AsyncIterable<Finding>;

/** Each measures and answers its findings, some of them one after the other. */
const BENCHES: Readonly<Record<string, () => Promise<Findings>>> = {
  search: async () => (await import('./search.js')).search(),
  gateway: async () => (await import('./gateway.js')).gateway(),
  journeys: async () => (await import('./journeys.js')).journeys(),
  holds: async () => (await import('./holds.js')).holds(),
  sales: async () => (await import('./sales.js')).sales(),
  books: async () => (await import('./books.js')).books(),
  lookups: async () => (await import('./lookups.js')).lookups(),
  lists: async () => (await import('./lists.js')).lists(),
  edits: async () => (await import('./edits.js')).edits(),
  tariff: async () => (await import('./tariff.js')).tariff(),
  gtfs: async () => (await import('./feed-import.js')).feedImport(),
  scripts: async () => (await import('./scripts.js')).scripts(),
  process: async () => (await import('./process.js')).processCosts(),
};

const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  tell(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(1));
pinLoad();
tell(machine());
tell(canPin() ? 'Server on one core, load on the other, unless said.' : 'Server and load share all cores: no taskset.');
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  tell(`\n${name} …\n${HEAD}`);
  for await (const finding of await bench()) tell(row(finding));
}
