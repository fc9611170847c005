import { noteSeatsFreed } from '../seat-alert/seats-freed.command.js';
import { askWatcher, tellWatcher } from '../seat-alert/tell-seat-alert.command.js';
import { noteFaresChanged } from './fares-changed.command.js';
import { askFareWatcher, tellFareWatcher } from './tell-fare-alert.command.js';

/** What alerts of seats and of prices tell others. */
export const ALERT_AUDIENCE = {
  'seat_alert.asked': ['users'],
  'seat_alert.found': ['users'],
  'fare_alert.asked': ['users'],
  'fare_alert.fell': ['users'],
} as const;

/** What wakes alerts up, and what is told of them. */
export const ALERT_CONSUMERS = {
  'seats.freed': noteSeatsFreed,
  'fares.changed': noteFaresChanged,
  'seat_alert.asked': askWatcher,
  'seat_alert.found': tellWatcher,
  'fare_alert.asked': askFareWatcher,
  'fare_alert.fell': tellFareWatcher,
} as const;
