import { test } from '@jest/globals';
import { patience, survives } from './harness/crash-storm.js';

const storm = { kills: 10, bookings: 200, seed: 7 };

test(
  'ten kills during 200 bookings: no seat sold twice, nothing paid or ticketed for nothing, every mail once',
  () => survives(storm),
  patience(storm),
);
