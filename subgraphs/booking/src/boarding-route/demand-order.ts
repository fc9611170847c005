import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';
import { type TravelDays, travelDaysProblems } from './travel-days.rules.js';

/** Refuses days that end before they begin, at their field: InvalidInput. */
export function demandOrder(days: TravelDays): void {
  const problems = travelDaysProblems(days);
  if (problems.length > 0) throw new InvalidInput(problems);
}
