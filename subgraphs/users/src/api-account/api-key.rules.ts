export const API_MODES = { SANDBOX: 'SANDBOX', LIVE: 'LIVE' } as const;
export type ApiMode = keyof typeof API_MODES;

export const KEY_STATES = { ACTIVE: 'ACTIVE', RETIRING: 'RETIRING', EXPIRED: 'EXPIRED', REVOKED: 'REVOKED' } as const;
export type KeyState = keyof typeof KEY_STATES;
