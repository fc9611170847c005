import { spread } from './measure/statistics.js';
import { byClients } from './measure/load.js';
import { proportionalMbOf, residentMbOf, treeOf } from './measure/process-cost.js';
import { resultsDocument, resultsVariables, searches } from './questions.js';
import type { Finding } from './report.js';
import { HttpClient } from './servers/http-client.js';
import { startStandalone } from './servers/standalone.js';

const WARM_STARTS = 5;
const SEARCHES = 2000;

/** How long the built server takes to stand, cold and warm, and what memory it holds after thousands of searches. */
export async function processCosts(): Promise<Finding[]> {
  const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
    const start = performance.now();
    return [await work(), (performance.now() - start) / 1000];
  };
  const [first, cold] = await timed(() => startStandalone(1, 'any'));
  let server = first;
  const warm: number[] = [];
  for (let start = 0; start < WARM_STARTS; start++) {
    await server.stop();
    const [again, seconds] = await timed(() => startStandalone(1, 'any', server.dataDir));
    server = again;
    warm.push(seconds);
  }
  const client = new HttpClient(server.url);
  const [questions, query] = [await searches(client), resultsDocument()];
  const idle = residentMbOf(server.pid);
  await byClients(20, SEARCHES, (nth) =>
    client.post('/graphql', { query, variables: resultsVariables(questions[nth % questions.length]!) }),
  );
  const busy = residentMbOf(server.pid);
  const all = treeOf(server.pid).reduce((sum, pid) => sum + proportionalMbOf(pid), 0);
  await client.close();
  await server.end();
  return [
    {
      what: 'Cold start of the built server: initdb, migrations, market',
      ours: `${cold.toFixed(1)} s`,
      beside: '',
      target: '300 s with installation and build',
    },
    { what: 'Warm start', ours: `${spread(warm, 1)} s`, beside: '', target: 'under 10 s' },
    { what: 'Resident memory of the server’s process, idle', ours: `${idle.toFixed(0)} MB`, beside: '' },
    {
      what: `… after ${SEARCHES} searches`,
      ours: `${busy.toFixed(0)} MB`,
      beside: `with its PostgreSQL ${all.toFixed(0)} MB`,
      target: 'under 700 MB',
    },
  ];
}
