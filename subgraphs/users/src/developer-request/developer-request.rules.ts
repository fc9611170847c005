export const REQUEST_STATES = { WAITING: 'WAITING', APPROVED: 'APPROVED', REFUSED: 'REFUSED' } as const;
export type RequestState = keyof typeof REQUEST_STATES;

const CUSTOMER = 6;
export const PARTNER = 8;

/** The account with the address of a request; undefined when there is none. */
interface PresentAccount {
  readonly roleId: number;
  readonly active: boolean;
}

/** What an approval does: makes an account, makes a customer a partner, or finds one; null when it cannot. */
export function approvalOf(account: PresentAccount | undefined): 'CREATE' | 'UPGRADE' | 'KEEP' | null {
  if (account === undefined) return 'CREATE';
  if (!account.active) return null;
  if (account.roleId === PARTNER) return 'KEEP';
  return account.roleId === CUSTOMER ? 'UPGRADE' : null;
}

/** First and last name of what somebody wrote in one field. */
export function namesIn(name: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') || firstName };
}
