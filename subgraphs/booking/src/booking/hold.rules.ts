const MINUTE = 60_000;

/** What more time, or a started payment, adds. */
export const EXTENSION_MS = 5 * MINUTE;
export const EXTENSIONS = 2;

interface Hold {
  /** Epoch milliseconds; null when nothing is held any more. */
  readonly expiresAt: number | null;
  readonly extensions: number;
}

/** Until when seats chosen now are held (rules.md 3), epoch milliseconds; `minutes`: as the platform's admins set. */
export const heldUntil = (now: number, { HOLD_MINUTES: minutes }: { readonly HOLD_MINUTES: number }): number =>
  now + minutes * MINUTE;

/** Whether the seats are held at this moment. */
export const isHeld = ({ expiresAt }: Hold, now: number): boolean => expiresAt !== null && expiresAt > now;

/** Whether a hold may be lengthened once more. */
export const canExtend = (hold: Hold, now: number): boolean => isHeld(hold, now) && hold.extensions < EXTENSIONS;
