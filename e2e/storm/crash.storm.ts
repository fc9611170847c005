import { test } from '@jest/globals';
import { patience, survives } from '../harness/crash-storm.js';

const storm = {
  kills: Number(process.env['STORM_KILLS'] ?? 200),
  bookings: Number(process.env['STORM_BOOKINGS'] ?? 10_000),
  seed: Number(process.env['STORM_SEED'] ?? 1),
};

test(
  `${storm.kills} kills during ${storm.bookings} bookings: no seat sold twice, nothing paid or ticketed for nothing, every mail once, no use of a coupon and no point lost`,
  () => survives(storm),
  patience(storm),
);
