import { localMoment } from '@naga/kernel/clock-time.js';
import { addDays } from '@naga/kernel/travel-date.js';
import type { ScheduledJob } from '@naga/server-kit/subgraph.js';
import type { CatalogueServices } from '../journey/asking.js';

const HOUR_MS = 3_600_000;
/** Twice what a tariff's change is ever tried on. */
const REMEMBERED_DAYS = 180;

export const forgetSearchesJob: ScheduledJob<CatalogueServices> = {
  name: 'forget-searches',
  every: HOUR_MS,
  async run({ database, clock }) {
    const first = addDays(localMoment(clock.now()).date, -REMEMBERED_DAYS);
    await database.rows('delete from search_count where searched_on < $1::date', [first]);
  },
};
