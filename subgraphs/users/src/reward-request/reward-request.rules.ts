/** Why staff moves points by hand. */
export const REWARD_CODES = {
  GOODWILL: 'GOODWILL',
  COMPLAINT: 'COMPLAINT',
  CORRECTION: 'CORRECTION',
  CAMPAIGN: 'CAMPAIGN',
  MISUSE: 'MISUSE',
} as const;
export type RewardCode = keyof typeof REWARD_CODES;

/** Only what was wrong, or got by misuse, is taken away; everything else is given. */
const TAKES: readonly RewardCode[] = ['CORRECTION', 'MISUSE'];

interface Problem {
  readonly path: string;
  readonly code: string;
}

/** What is wrong with a movement: nothing moves, it moves more than `most` at a time, or takes away by a code that gives. */
export function pointsProblem(points: number, code: RewardCode, most: number): Problem | undefined {
  if (points === 0) return { path: 'points', code: 'REQUIRED' };
  if (Math.abs(points) > most) return { path: 'points', code: 'RANGE' };
  if (points < 0 && !TAKES.includes(code)) return { path: 'points', code: 'RANGE' };
  if (points > 0 && code === 'MISUSE') return { path: 'points', code: 'RANGE' };
  return undefined;
}
