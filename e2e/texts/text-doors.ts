import { BOOKINGS } from './doors/bookings.js';
import type { TextDoor } from './doors/door.js';
import { FEEDS } from './doors/feeds.js';
import { LINES } from './doors/lines.js';
import { LINKS } from './doors/links.js';
import { MONEY } from './doors/money.js';
import { PRICES } from './doors/prices.js';
import { PEOPLE } from './doors/people.js';
import { RECORDS } from './doors/records.js';

/** Every mutation that takes texts. In this order: some write in the row of another. */
export const TEXT_DOORS: readonly TextDoor[] = [
  ...PEOPLE,
  ...BOOKINGS,
  ...MONEY,
  ...PRICES,
  ...LINKS,
  ...RECORDS,
  ...LINES,
  ...FEEDS,
];

/** Texts that are compared with secrets and names of what there is, or read as pictures, and never kept; by mutation. */
export const COMPARED: Readonly<Record<string, readonly string[]>> = {
  addGtfsPart: ['content'],
  addPicture: ['base64'],
  answerSecondFactor: ['challenge', 'code'],
  agentLogin: ['input.login', 'input.password'],
  applyCoupon: ['code'],
  autoLogin: ['email', 'uniqueCode'],
  changePassword: ['currentPassword', 'password', 'passwordConfirmation'],
  collectCash: ['code'],
  confirmSecondFactor: ['code'],
  deleteMyAccount: ['password'],
  handOutCash: ['code', 'holderCode'],
  login: ['input.login', 'input.password'],
  proveHolder: ['code'],
  receivePaymentCallback: ['provider', 'body', 'signature'],
  removeSecondFactor: ['password'],
  renewRecoveryCodes: ['password'],
  requestOtp: ['mobileNumber'],
  requestPasswordReset: ['email'],
  resendVerification: ['email'],
  resetPassword: ['input.token', 'input.email', 'input.password', 'input.passwordConfirmation'],
  setProfilePicture: ['base64'],
  setUserPicture: ['base64'],
  useReferralCode: ['code'],
  verifyEmail: ['token', 'password'],
  verifyMobile: ['mobileNumber', 'code'],
  verifyOtp: ['mobileNumber', 'code'],
};
