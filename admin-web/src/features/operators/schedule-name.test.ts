import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { scheduleName } from './schedule-name.js';

const intl = createIntl({ locale: 'en', onError: () => undefined });

test.each([
  [[7, 1, 2, 3, 4, 5, 6], false, '07:30 · every day · VIP coach'],
  [[5, 1], false, '07:30 · Mon Fri · VIP coach'],
  [[7], true, '07:30 · Sun · VIP coach · not on sale'],
])('on days %j, disabled %p: %s', (daysOfWeek, disabled, expected) =>
  expect(scheduleName(intl, { departureTime: '07:30', daysOfWeek, vehicleName: 'VIP coach', disabled })).toBe(expected),
);
