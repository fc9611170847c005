import { type Reach, type Rights, rightsBeyond } from '@naga/kernel/reach.js';
import { reaches, type Workplace } from '../workplace/workplace.rules.js';

/** Who wants to change an account. */
export interface Manager {
  readonly id: string;
  /** The account of who really sits there while he acts as this one. */
  readonly impersonatorId?: string | undefined;
  readonly workplace: Workplace;
  /** The scope of his user.manage. */
  readonly scope: Reach | undefined;
  readonly rights: Rights;
}

/** An account as the rules see it, before or after a change. */
export interface Subject {
  readonly roleId: number;
  readonly active: boolean;
  readonly workplace: Workplace;
  /** What the account may do, by its role and its flags. */
  readonly rights: Rights;
}

export interface Change {
  /** Undefined: the account is made. */
  readonly before: (Subject & { readonly id: string }) | undefined;
  readonly after: Subject;
  /** Fields whose value changes, by their names in the form; `password` when one is set. */
  readonly changed: readonly string[];
  /** Active platform admins besides this account. */
  readonly otherAdmins: number;
}

export type Verdict =
  | { readonly code: 'USER_NOT_FOUND' }
  | { readonly code: 'OWN_RIGHTS'; readonly fields: readonly string[] }
  | { readonly code: 'ROLE_ABOVE_YOURS'; readonly permissions: readonly string[] }
  | { readonly code: 'FIELDS_ABOVE_YOURS'; readonly fields: readonly string[] }
  | { readonly code: 'OUT_OF_YOUR_SCOPE' }
  | { readonly code: 'LAST_ADMIN' };

/** The role that must never be without an active account (rules.md 8). */
const PLATFORM_ADMIN = 1;

/** What anybody may change of himself in this form; passwords and addresses have doors that ask for proof. */
const OF_ONESELF = new Set([
  'firstName',
  'lastName',
  'secondaryEmail',
  'telegramId',
  'stopEmailNotification',
  'language',
  'profilePicture',
]);

/** Flags by which the platform trusts or distrusts somebody: theirs to set whose scope is a country or more. */
const PLATFORM_FLAGS = new Set([
  'blockPayOnBoarding',
  'allowPayOnBoardingEvenIfAutoBlocked',
  'allowMobileOtpWithNoLimit',
]);

const isAdmin = (subject: Subject | undefined): boolean =>
  subject !== undefined && subject.roleId === PLATFORM_ADMIN && subject.active;

/**
 * Why a change of an account is refused; undefined when it may be made. The first of: out of scope before the change (as
 * if it did not exist) · one's own role, flags or scope · an account with a right beyond one's own, before or after ·
 * flags of the platform · out of scope after the change · the last platform admin (rules.md 8).
 */
export function refusalOf(manager: Manager, { before, after, changed, otherAdmins }: Change): Verdict | undefined {
  const own = before?.id === manager.id;
  if (before && !own && !reaches(manager.scope, manager.workplace, before.workplace)) return { code: 'USER_NOT_FOUND' };
  const isHimself = own || (before !== undefined && before.id === manager.impersonatorId);
  const ofOwnRights = isHimself ? changed.filter((field) => !OF_ONESELF.has(field)) : [];
  if (ofOwnRights.length > 0) return { code: 'OWN_RIGHTS', fields: ofOwnRights };
  if (own) return undefined;
  const beyond = [before?.rights ?? {}, after.rights].flatMap((rights) => rightsBeyond(manager.rights, rights));
  if (beyond.length > 0) return { code: 'ROLE_ABOVE_YOURS', permissions: [...new Set(beyond)] };
  const flags = changed.filter((field) => PLATFORM_FLAGS.has(field));
  if (flags.length > 0 && manager.scope !== 'all' && manager.scope !== 'country')
    return { code: 'FIELDS_ABOVE_YOURS', fields: flags };
  if (!reaches(manager.scope, manager.workplace, after.workplace)) return { code: 'OUT_OF_YOUR_SCOPE' };
  if (isAdmin(before) && !isAdmin(after) && otherAdmins === 0) return { code: 'LAST_ADMIN' };
  return undefined;
}
