import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Transport } from '@naga/server-kit/graphql/transport.js';
import type { DomainEvent } from '@naga/server-kit/outbox/domain-event.js';
import { expectWholeAudit } from '@naga/server-kit/testing/audit-gaps.js';
import { startTestSubgraph, type TestSubgraph } from '@naga/server-kit/testing/start-test-subgraph.js';
import { type VerifiedSessionToken, verifySessionToken } from '@naga/server-kit/viewer/session-token.js';
import { guest, service, type Viewer } from '@naga/server-kit/viewer/viewer.js';
import { AUDITED } from '../migrations/create-audit.js';
import { type AccountDetails, createAccount } from '../src/account/create-account.command.js';
import type { UsersServices } from '../src/services.js';
import usersSubgraph from '../src/subgraph.js';

const SECRET = 'only for tests, but thirty-two bytes long';
export const PASSWORD = 'right horse battery';

/** What users needs to start; a test adds what it is about. Nobody guesses at the passwords of tests. */
export const ENV = {
  SESSION_SECRET: SECRET,
  ACCOUNT_SECRET: SECRET,
  BASE_URL: 'https://naga.example',
  PASSWORD_MEMORY_KIB: '1024',
};

/** What a test leaves as credit of an account. */
export const credit = new Map<string, readonly { amount: number; currency: string }[]>();

/** Plays booking: every ticket has files that say its id, every account one booking. */
const booking: Transport = {
  send: ({ variables }) => {
    const accountId = variables?.['accountId'] as string | undefined;
    if (accountId) {
      const creditOf = credit.get(accountId) ?? [];
      return Promise.resolve({
        data: { bookingsOf: [{ pnr: 'KX74QP', bookedBy: accountId }], creditOf, closeWallet: creditOf },
      });
    }
    const id = variables?.['ticketId'] as string;
    const file = (kind: string, contentType: string) => ({
      fileName: `${id}.${kind}`,
      contentType,
      base64: Buffer.from(`${kind} of ${id}`).toString('base64'),
    });
    return Promise.resolve({ data: { ticketFiles: [file('pdf', 'application/pdf'), file('ics', 'text/calendar')] } });
  },
};

/** Plays cargo: every account has sent one parcel. */
const cargo: Transport = {
  send: ({ variables }) => Promise.resolve({ data: { parcelsOf: [{ code: 'P1', sentBy: variables?.['accountId'] }] } }),
};

/** Plays catalogue: operators of tests by name, where they are at home, which branches they have, in which language they read. */
const catalogue: Transport = {
  send: () => {
    const operators = [
      { id: '1', countryCode: 'KH', branches: [{ id: '10' }, { id: '11' }] },
      { id: '2', countryCode: 'KH', branches: [{ id: '20' }] },
      { id: '3', countryCode: 'LA', branches: [{ id: '30' }] },
      { id: '778', countryCode: 'KH', branches: [] },
    ];
    return Promise.resolve({
      data: {
        operators: operators.map((one) => ({
          ...one,
          name: `Operator ${one.id}`,
          language: one.id === '778' ? 'km' : 'en',
        })),
      },
    });
  },
};

let serial = 0;

/** A running users subgraph and the words to say what happens in it. */
export class World {
  private constructor(readonly users: TestSubgraph<UsersServices>) {}

  static async start(env: NodeJS.ProcessEnv = {}, others: Readonly<Record<string, Transport>> = {}): Promise<World> {
    const neighbours = { booking, cargo, catalogue, ...others };
    return new World(await startTestSubgraph(usersSubgraph, { env: { ...ENV, ...env }, neighbours }));
  }

  get clock() {
    return this.users.clock;
  }

  run<Data = Record<string, unknown>>(document: string, variables: Record<string, unknown> = {}, viewer?: Viewer) {
    return this.users.run(document as unknown as TypedDocumentNode<Data>, variables as never, viewer);
  }

  /** A customer with an e-mail address, a user name and a mobile number of his own, unless told otherwise. */
  async anAccount(
    details: Partial<AccountDetails> = {},
  ): Promise<{ id: string; email: string; userName: string; phone: string }> {
    const n = ++serial;
    const email = `dara${n}@example.com`;
    const userName = `dara${n}`;
    const phone = `+8551${String(2_000_000 + n)}`;
    const names = { firstName: 'Dara', lastName: 'Keo', email, userName, phoneNumber: phone, password: PASSWORD };
    const context = this.users.subgraph.contextFor(service('users'));
    const id = await createAccount(context, { ...names, roleId: 6, ...details });
    return { id, email, userName, phone };
  }

  /** Answers the mutation's result, whatever it is. */
  async login(input: Record<string, unknown>, ip = '203.0.113.7') {
    const document = `mutation ($input: LoginInput!) { login(input: $input) { __typename
      ... on Refused { code facts } ... on SecondFactorNeeded { challenge }
      ... on Session { token tokenType expiresIn user { id email landing roleName permissions { name } } } } }`;
    const { data, errors } = await this.run<{ login: LoginAnswer }>(document, { input }, guest({ ip }));
    if (errors) throw errors[0];
    return (data as { login: LoginAnswer }).login;
  }

  /** The token of a fresh session. */
  async token(input: { login: string; remember?: boolean }): Promise<string> {
    const answer = await this.login({ password: PASSWORD, ...input });
    return (answer as { token: string }).token;
  }

  /** As the gateway does: the bearer's session comes with the viewer, however old the token. */
  async refresh(token: string) {
    const document = `mutation { refreshToken { __typename ... on Refused { code facts } ... on Session { token user { id } } } }`;
    const { data } = await this.run<{ refreshToken: LoginAnswer }>(document, {}, await this.bearer(token));
    return (data as { refreshToken: LoginAnswer }).refreshToken;
  }

  async logout(token: string) {
    return (await this.run<{ logout: boolean }>('mutation { logout }', {}, await this.bearer(token))).data;
  }

  async bearer(token: string): Promise<Viewer> {
    const { sessionId, generation } = await this.read(token);
    return guest({ session: { id: sessionId, generation } });
  }

  async read(token: string): Promise<VerifiedSessionToken> {
    return verifySessionToken(token, SECRET, this.clock) as VerifiedSessionToken;
  }

  async holder(token: string, viewer: Viewer = service('gateway')) {
    const { sessionId, generation } = await this.read(token);
    const document = `query ($sessionId: ID!, $generation: Int!) { tokenHolder(sessionId: $sessionId, generation: $generation) {
      userId roleId operatorId branchId agencyId countryCode language grants } }`;
    return this.run<{ tokenHolder: Record<string, unknown> | null }>(document, { sessionId, generation }, viewer);
  }

  /** A signed-in user's viewer as the gateway makes it of a token: his grants, his workplace, his session. */
  async as(token: string): Promise<Viewer> {
    const { sessionId, generation } = await this.read(token);
    const { data } = await this.holder(token);
    const { language: _, ...facts } = Object.fromEntries(
      Object.entries(data?.tokenHolder ?? {}).filter(([, value]) => value !== null),
    );
    return user({ ...(facts as { userId: string }), session: { id: sessionId, generation } });
  }

  /** Runs one field and answers it; throws the first error a client would get. */
  async ask<Answer = Record<string, unknown>>(
    document: string,
    variables: Record<string, unknown> = {},
    viewer?: Viewer,
  ): Promise<Answer> {
    const { data, errors } = await this.run<Record<string, Answer>>(document, variables, viewer);
    if (errors) throw errors[0];
    return Object.values(data as Record<string, Answer>)[0] as Answer;
  }

  /** Does what the outbox's events ask of users, as its relay would; answers their types. */
  async deliver(): Promise<string[]> {
    const { database } = this.users.subgraph;
    const events = await database.rows<DomainEvent & { request_id: string }>(
      `update outbox_event set relayed_at = now() where relayed_at is null
       returning id, type, payload, mode, request_id, sequence`,
    );
    for (const { request_id: requestId, ...event } of events)
      await this.users.subgraph.consume({ ...event, requestId });
    return events.map(({ type }) => type);
  }

  /** What was sent to an address or a number, the newest first. */
  messagesTo(recipient: string): Promise<SentMessage[]> {
    return this.users.subgraph.database.rows<SentMessage>(
      'select channel, subject, html, text, private, language, event from message where recipient = $1 order by id desc',
      [recipient],
    );
  }

  /** The secret at the end of the link that was mailed last. */
  async linkTo(recipient: string, path: string): Promise<string> {
    await this.deliver();
    const [mail] = await this.messagesTo(recipient);
    const secret = new RegExp(`${path}/([\\w-]{43})`).exec(mail?.text ?? '')?.[1];
    if (!secret) throw new Error(`no link ${path} in the last mail to ${recipient}`);
    return secret;
  }

  async close(): Promise<void> {
    try {
      await expectWholeAudit(this.users.subgraph.database, AUDITED);
    } finally {
      await this.users.close();
    }
  }
}

export interface SentMessage {
  readonly channel: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly private: boolean;
  readonly language: string;
  readonly event: string;
}

type LoginAnswer =
  | { __typename: 'Refused'; code: string; facts: Record<string, unknown> }
  | { __typename: 'Session'; token: string; expiresIn: number; tokenType: string; user: Record<string, unknown> };

/** A signed-in user as the gateway describes him. */
export const user = (
  details: Partial<Omit<Extract<Viewer, { kind: 'user' }>, 'kind'>> & { userId: string },
): Viewer => ({
  requestId: 'none',
  mode: 'live',
  language: 'en',
  channel: 'web',
  grants: {},
  roleId: 6,
  ...details,
  kind: 'user',
});
