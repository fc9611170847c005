import { InvalidInput } from '@naga/server-kit/graphql/refusal.js';

const LARGEST_PAGE = 100;
const LAST_PAGE = 10_000;

/** Pages are counted from 1; throws InvalidInput for what no list could have. */
export function checkPage(page: number, pageSize: number): void {
  const problems = [
    ...(page >= 1 && page <= LAST_PAGE
      ? []
      : [{ path: 'page', code: 'OUT_OF_RANGE', facts: { from: 1, to: LAST_PAGE } }]),
    ...(pageSize >= 1 && pageSize <= LARGEST_PAGE
      ? []
      : [{ path: 'pageSize', code: 'OUT_OF_RANGE', facts: { from: 1, to: LARGEST_PAGE } }]),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
}
