import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import {
  type HeldSeat,
  type NamedPassengers,
  namedPassengers,
  passengerProblems,
  type PassengersInput,
} from './passengers-input.rules.js';
import type { Asked } from './required-fields.rules.js';

/** Passengers as they are kept; InvalidInput names each that does not fit the seats of the first leg ridden, or lacks what is asked. */
export function requirePassengers(told: PassengersInput, seats: readonly HeldSeat[], asked: Asked): NamedPassengers {
  const problems = passengerProblems(told.passengers, seats, asked);
  if (problems.length > 0) throw new InvalidInput(problems);
  return namedPassengers(told, seats);
}
