import { mayEnterArea } from '@naga/kernel/built-in-role.js';

/** What a guard needs of the signed-in user. */
export interface GuardedUser {
  /** The built-in role; of a role that was made here the one it is based on, as me.roleId says it. */
  roleId: number;
  /** me.landing: where he goes after login (specification, section 6). */
  landing: string;
}

/** Said to those who are refused at the agency area (specification, sections 6 and 8). */
export type AccessNotice = 'restricted-agency' | 'please-log-in';

export type Passage =
  | { kind: 'pass' }
  | {
      kind: 'turn-away';
      /** Path without language prefix. */
      to: string;
      /** The session ends on the way. */
      logsOut: boolean;
    };

const PASS: Passage = { kind: 'pass' };

const away = (to: string, logsOut = false): Passage => ({ kind: 'turn-away', to, logsOut });

/** The sign-in page that comes back to `path` and says why it was shown. */
const signIn = (page: '/auth/login' | '/agent/login', path: string, notice?: AccessNotice): string => {
  const query = new URLSearchParams({ redirectPath: path, ...(notice !== undefined && { notice }) });
  return `${page}?${query}`;
};

type Guard = (user: GuardedUser | undefined, path: string) => Passage;

const GUARDS: ReadonlyMap<string, Guard> = new Map<string, Guard>([
  ['auth', (user, path) => (user === undefined ? away(signIn('/auth/login', path)) : PASS)],
  ['guest', (user) => (user === undefined ? PASS : away(user.landing))],
  [
    'agency',
    (user, path) => {
      if (user === undefined) return away(signIn('/agent/login', path, 'please-log-in'), true);
      return mayEnterArea(user.roleId, 'agency') ? PASS : away(signIn('/agent/login', path, 'restricted-agency'), true);
    },
  ],
  [
    'admin',
    (user, path) => {
      if (user === undefined) return away(signIn('/auth/login', path));
      return mayEnterArea(user.roleId, 'admin') ? PASS : away('/');
    },
  ],
]);

/**
 * Whether somebody may enter (specification, section 6). Members' pages send guests to the sign-in and back, guests'
 * pages send members to their landing, the agency area ends the session of whoever does not belong there, the admin
 * area sends others home. An unknown guard raises: a page must never stand open because of a typing error.
 * @param path where one wanted to go, with its query and without language prefix
 */
export function passageOf(guard: string, user: GuardedUser | undefined, path: string): Passage {
  const decide = GUARDS.get(guard);
  if (decide === undefined) throw new Error(`Unknown access guard: ${guard}`);
  return decide(user, path);
}
