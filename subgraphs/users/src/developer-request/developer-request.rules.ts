export const REQUEST_STATES = { WAITING: 'WAITING', APPROVED: 'APPROVED', REFUSED: 'REFUSED' } as const;
export type RequestState = keyof typeof REQUEST_STATES;
