import { Problem } from './fields.js';

/** Answers every route may give, for the documentation. */
export const PROBLEMS = {
  401: Problem.describe('The token is missing or too old: refresh it.'),
  403: Problem.describe('Not allowed.'),
  404: Problem.describe('Not there, or not yours.'),
  409: Problem.describe('Refused, with a code and facts; or the same Idempotency-Key is still running.'),
  422: Problem.describe('Input that cannot be right, with messages by field.'),
  429: Problem.describe('Too many attempts or requests: Retry-After says how long to wait.'),
  503: Problem.describe('A part of the service is away: Retry-After says when to try again.'),
} as const;
