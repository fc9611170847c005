import { expect, test } from '@jest/globals';
import { ManualClock } from '@naga/kernel/clock.js';
import { createLog } from '@naga/server-kit/log.js';
import { cloneDatabase } from '@naga/server-kit/testing/test-database.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSecrets } from '../../secrets.js';
import { startSubgraphs } from '../../subgraphs.js';
import { loadMarketOnce } from '../load-market.js';
import { liveThePast } from './live-the-past.js';

// Who did not come was looked for among those whose ride is yet to leave: their terms gave back more than was asked for.
test.each([4, 5])('a past of %i days is lived through also right after midnight', async (days) => {
  const folder = mkdtempSync(join(tmpdir(), 'naga-past-'));
  const env = { ...keptSecrets(folder), BASE_URL: 'http://localhost:4000' } as unknown as NodeJS.ProcessEnv;
  const clock = new ManualClock('2026-12-04T00:10:00+07:00');
  const means = { clock, log: createLog('silent'), env };
  const database = await cloneDatabase('template_standalone', async (databaseUrl) =>
    (await startSubgraphs({ ...means, databaseUrl })).close(),
  );
  const subgraphs = await startSubgraphs({ ...means, databaseUrl: database.url });
  try {
    await loadMarketOnce(subgraphs, { scale: 1, clock });
    await liveThePast({ ...means, databaseUrl: database.url }, days);
    const reasons = await subgraphs.transportOf('booking').database.rows('select code from overrule order by id');
    expect(reasons).toEqual([...(days > 4 ? [{ code: 'DEATH_OR_ILLNESS' }] : []), { code: 'VEHICLE_DOWNGRADED' }]);
  } finally {
    await subgraphs.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});
