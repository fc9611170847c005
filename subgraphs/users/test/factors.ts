import { guest } from '@naga/server-kit/viewer/viewer.js';
import { generateSync } from 'otplib';
import { PASSWORD, type World } from './world.js';

let network = 0;

/** An address nobody has asked from before. */
export const anAddress = () => `10.10.${++network >> 8}.${network & 255}`;

interface Setup {
  secret: string;
  otpauthUrl: string;
  qrSvg: string;
}
export interface Answer {
  __typename: string;
  code?: string;
  facts?: Record<string, unknown>;
  challenge: string;
  setupRequired: boolean;
  setup: Setup | null;
  token: string;
  recoveryCodes: string[] | null;
  codes: string[];
}
const SAID = `__typename ... on Refused { code facts }
  ... on SecondFactorNeeded { challenge setupRequired setup { secret otpauthUrl qrSvg } }
  ... on Session { token recoveryCodes }`;

/** What people do with their authenticator apps, in this world. */
export function factorsOf(world: () => World) {
  const login = (name: string, more: object = {}) =>
    world().ask<Answer>(
      `mutation ($input: LoginInput!) { login(input: $input) { ${SAID} } }`,
      { input: { login: name, password: PASSWORD, ...more } },
      guest({ ip: anAddress() }),
    );
  const answer = (challenge: string, code: string, ip = anAddress()) =>
    world().ask<Answer>(
      `mutation ($challenge: String!, $code: String!) { answerSecondFactor(challenge: $challenge, code: $code) { ${SAID} } }`,
      { challenge, code },
      guest({ ip }),
    );
  const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(world().clock.now() / 1000) });
  const wrongCodeOf = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');

  /** The next code: one serves once. */
  const later = () => world().clock.advance({ seconds: 30 });

  const start = async (token: string) =>
    world().ask<Setup>('mutation { startSecondFactor { secret otpauthUrl qrSvg } }', {}, await world().as(token));
  const confirm = async (token: string, code: string) =>
    world().ask<Answer>(
      'mutation ($code: String!) { confirmSecondFactor(code: $code) { __typename ... on Refused { code facts } ... on RecoveryCodes { codes } } }',
      { code },
      { ...(await world().as(token)), ip: anAddress() },
    );
  const remove = async (token: string, password: string) =>
    world().ask<Answer>(
      'mutation ($password: String!) { removeSecondFactor(password: $password) { __typename ... on Refused { code } } }',
      { password },
      { ...(await world().as(token)), ip: anAddress() },
    );
  const me = async (token: string) =>
    world().ask('{ me { secondFactor secondFactorRequired recoveryCodesLeft } }', {}, await world().as(token));

  /** A customer who has an authenticator app. */
  async function aGuardedAccount() {
    const account = await world().anAccount({ mobileVerified: true });
    const token = await world().token({ login: account.email });
    const { secret } = await start(token);
    const { codes } = await confirm(token, codeOf(secret));
    later();
    return { ...account, token, secret, codes };
  }
  return { login, answer, codeOf, wrongCodeOf, later, start, confirm, remove, me, aGuardedAccount };
}
