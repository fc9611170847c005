import type { Member } from '../src/session/member.js';

/** A traveller who is signed in. */
export const aMember = (change: Partial<Member> = {}): Member => ({
  __typename: 'Me',
  id: '41',
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@example.com',
  mobileNumber: '+85512345600',
  roleId: 6,
  profilePictureUrl: null,
  emailVerified: true,
  mustChangePassword: false,
  impersonatedBy: null,
  currency: null,
  landing: '/dashboard',
  ...change,
});

/** A token as a client reads it, valid until this instant (epoch milliseconds). */
export const aToken = (until: number): string =>
  `e30.${Buffer.from(JSON.stringify({ exp: Math.floor(until / 1000) })).toString('base64url')}.x`;
