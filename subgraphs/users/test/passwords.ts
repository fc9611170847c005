import { guest } from '@naga/server-kit/viewer/viewer.js';
import type { World } from './world.js';

export const NEW = 'left donkey charger';
export const CHANGE = `mutation ($currentPassword: String!, $password: String!, $passwordConfirmation: String!) {
  changePassword(currentPassword: $currentPassword, password: $password, passwordConfirmation: $passwordConfirmation) {
    __typename ... on Refused { code facts } } }`;

let network = 0;

/** An address nobody has asked from before. */
export const anAddress = () => `10.8.0.${++network}`;

type Answer = { __typename: string; code?: string; facts?: Record<string, unknown> };

/** What people do with their passwords, in this world. */
export function passwordsOf(world: () => World) {
  const ask = (email: string, ip = anAddress()) =>
    world().ask<Answer>(
      'mutation ($email: String!) { requestPasswordReset(email: $email) { __typename ... on Refused { code facts } } }',
      { email },
      guest({ ip }),
    );
  const reset = (token: string, email: string, password = NEW, passwordConfirmation = password) =>
    world().ask<Answer>(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename ... on Refused { code facts } } }',
      { input: { token, email, password, passwordConfirmation } },
    );
  const change = async (token: string, currentPassword: string, password = NEW, more: object = {}) =>
    world().ask<Answer>(
      CHANGE,
      { currentPassword, password, passwordConfirmation: password },
      { ...(await world().as(token)), ip: anAddress(), ...more },
    );
  const holderOf = async (token: string) => (await world().holder(token)).data?.tokenHolder;
  const canSignIn = async (login: string, password: string) =>
    (await world().login({ login, password }, anAddress())).__typename;
  return { ask, reset, change, holderOf, canSignIn };
}
