import { test } from '@jest/globals';
import { patience, survives } from './harness/crash-storm.js';

// That a built server comes back; `npm run storm` kills it two hundred times, and the specs after each statement.
const storm = { kills: 2, bookings: 40, seed: 7 };

test(
  'two kills during 40 bookings: no seat sold twice, nothing paid or ticketed for nothing, every mail once, no use of a coupon and no point lost',
  () => survives(storm),
  patience(storm),
);
