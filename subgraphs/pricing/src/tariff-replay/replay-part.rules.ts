/** What a change is tried on: searches and sales of the last days, departures to come. */
export const REPLAY_PARTS = { SEARCHES: 'SEARCHES', SALES: 'SALES', DEPARTURES: 'DEPARTURES' } as const;
export type ReplayPart = keyof typeof REPLAY_PARTS;
