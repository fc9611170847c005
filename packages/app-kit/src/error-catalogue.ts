import { defineMessages, type IntlShape, type NoMessageValues } from 'react-intl';

/** A call that did not end well, as far as the catalogue looks at it. */
export interface Failed {
  /** HTTP status; none when no answer came. */
  status?: number | undefined;
  /** error_details.messages of the answer. */
  messages?: readonly string[] | undefined;
  /** Why no answer came. */
  cause?: 'network' | 'timeout' | 'aborted' | undefined;
  /** What the call was for, where that has words of its own. */
  purpose?: 'user' | 'permissions' | 'payment' | undefined;
  /** The request was sent again with a new token already. */
  isReplayed?: boolean | undefined;
  /** A token and a user exist. */
  hasSession?: boolean | undefined;
  /** The path one is on. */
  path?: string | undefined;
}

/** What to do about it. */
export type Reaction =
  | {
      kind: 'dialog';
      title: string;
      text: string;
      /** Neither Escape nor a click outside closes it; when its one action does, the user is logged out. */
      then: 'stay' | 'log-out';
    }
  /** Refresh the token, save it and send the request again. */
  | { kind: 'replay' }
  /** Forget the token; `to` is where to go, undefined: stay. */
  | { kind: 'forget-token'; to: '/' | undefined }
  /** A passing message. */
  | { kind: 'notice'; text: string; mayRetry: boolean }
  /** Somebody went away on purpose: nothing is said. */
  | { kind: 'nothing' };

const words = defineMessages<{
  oops: NoMessageValues;
  wrong: NoMessageValues;
  cannotLogin: NoMessageValues;
  credentials: NoMessageValues;
  emailTaken: NoMessageValues;
  firstName: NoMessageValues;
  lastName: NoMessageValues;
  email: NoMessageValues;
  password: NoMessageValues;
  cannotFetchUser: NoMessageValues;
  cannotGetPermissions: NoMessageValues;
  invalidRequest: NoMessageValues;
  network: NoMessageValues;
  timeout: NoMessageValues;
  status: { status: number };
}>({
  oops: { id: 'app.oops.title', defaultMessage: 'Oops...' },
  wrong: { id: 'app.oops.server', defaultMessage: 'Something went wrong! Please try again.' },
  cannotLogin: { id: 'app.catalogue.cannotLogin', defaultMessage: 'Cannot login' },
  credentials: {
    id: 'refusal.WRONG_CREDENTIALS',
    defaultMessage:
      'Please use a proper email address / mobile number and password, or contact our support by live chat.',
  },
  emailTaken: {
    id: 'refusal.EMAIL_TAKEN',
    defaultMessage: 'The Email has already been registered with Naga. Sign in, or ask for a new password.',
  },
  firstName: { id: 'app.catalogue.firstName', defaultMessage: 'First Name' },
  lastName: { id: 'app.catalogue.lastName', defaultMessage: 'Last Name' },
  email: { id: 'app.catalogue.email', defaultMessage: 'Email' },
  password: { id: 'app.catalogue.password', defaultMessage: 'Password' },
  cannotFetchUser: { id: 'app.catalogue.cannotFetchUser', defaultMessage: 'Cannot fetch user' },
  cannotGetPermissions: { id: 'app.catalogue.cannotGetPermissions', defaultMessage: 'Cannot get permissions' },
  invalidRequest: { id: 'refusal.INVALID_REQUEST', defaultMessage: 'Invalid request detected' },
  network: { id: 'app.catalogue.network', defaultMessage: 'Network error. Check your connection and try again.' },
  timeout: { id: 'app.catalogue.timeout', defaultMessage: 'No answer came in time. Try again.' },
  status: { id: 'app.catalogue.status', defaultMessage: 'The request failed with status code {status}.' },
});

const RELABELLED = [
  [/\bfirst[_ ]name\b/gi, words.firstName],
  [/\blast[_ ]name\b/gi, words.lastName],
  [/\be-?mail\b/gi, words.email],
  [/\bpassword\b/gi, words.password],
] as const;
const NAMES_A_FIELD = /\b(first[_ ]name|last[_ ]name|e-?mail|password)\b/i;
const SAYS_TAKEN = /\be-?mail\b.*\b(already|taken|registered|exists)\b/i;

/** Messages of the server as people read them: names of fields relabelled, a taken address said in our own words. */
export function relabelled(intl: IntlShape, messages: readonly string[]): string {
  const said = messages.map((message) =>
    SAYS_TAKEN.test(message)
      ? intl.formatMessage(words.emailTaken)
      : RELABELLED.reduce((text, [name, label]) => text.replace(name, intl.formatMessage(label)), message),
  );
  return [...new Set(said)].join(' ');
}

const isSignIn = (path: string) => /^(\/\w\w)?\/(admin\/login|auth\/login|agent\/login|login)(\/|\?|$)/.test(path);

/** Where to go when the session is over and cannot be renewed: home, unless one signs in just now. */
export const afterSessionEnd = (path: string): '/' | undefined => (isSignIn(path) ? undefined : '/');

interface Row {
  /** Its name in the specification's order. */
  name: string;
  when: (failed: Failed) => boolean;
  then: (failed: Failed, intl: IntlShape) => Reaction;
}

const oops = (intl: IntlShape, text: string): Reaction => ({
  kind: 'dialog',
  title: intl.formatMessage(words.oops),
  text,
  then: 'stay',
});

/** Specification, section 8, as one table: the first row that fits answers. */
export const ERROR_CATALOGUE: readonly Row[] = [
  {
    name: 'messages that name a field',
    when: ({ messages = [] }) => messages.some((message) => NAMES_A_FIELD.test(message)),
    then: ({ messages = [] }, intl) => oops(intl, relabelled(intl, messages)),
  },
  {
    name: 'failed user fetch',
    when: ({ purpose, status }) => purpose === 'user' && status !== 401,
    then: (_, intl) => ({ kind: 'notice', text: intl.formatMessage(words.cannotFetchUser), mayRetry: true }),
  },
  {
    name: 'failed permissions fetch',
    when: ({ purpose, status }) => purpose === 'permissions' && status !== 401,
    then: (_, intl) => ({ kind: 'notice', text: intl.formatMessage(words.cannotGetPermissions), mayRetry: true }),
  },
  {
    name: 'payment page',
    when: ({ purpose, status }) => purpose === 'payment' && status !== undefined && status < 500,
    then: (_, intl) => oops(intl, intl.formatMessage(words.invalidRequest)),
  },
  {
    name: 'status 500 or above',
    when: ({ status = 0 }) => status >= 500,
    then: (_, intl) => oops(intl, intl.formatMessage(words.wrong)),
  },
  {
    name: 'status 400',
    when: ({ status }) => status === 400,
    then: (_, intl) => ({
      kind: 'dialog',
      title: intl.formatMessage(words.cannotLogin),
      text: intl.formatMessage(words.credentials),
      then: 'log-out',
    }),
  },
  {
    name: 'status 401 on first retry, with a session',
    when: ({ status, isReplayed, hasSession }) => status === 401 && isReplayed !== true && hasSession === true,
    then: () => ({ kind: 'replay' }),
  },
  {
    name: 'status 401 otherwise',
    when: ({ status }) => status === 401,
    then: ({ path = '/' }) => ({ kind: 'forget-token', to: afterSessionEnd(path) }),
  },
  {
    name: 'request aborted',
    when: ({ cause }) => cause === 'aborted',
    then: () => ({ kind: 'nothing' }),
  },
  {
    name: 'timeout exceeded',
    when: ({ cause }) => cause === 'timeout',
    then: (_, intl) => ({ kind: 'notice', text: intl.formatMessage(words.timeout), mayRetry: true }),
  },
  {
    name: 'network error',
    when: ({ cause, status }) => cause === 'network' || status === undefined,
    then: (_, intl) => ({ kind: 'notice', text: intl.formatMessage(words.network), mayRetry: true }),
  },
  {
    name: 'failed with status code',
    when: () => true,
    then: ({ status = 0 }, intl) => ({
      kind: 'notice',
      text: intl.formatMessage(words.status, { status }),
      mayRetry: true,
    }),
  },
];

/** What the catalogue says to do about a failed call. */
export function reactionTo(failed: Failed, intl: IntlShape): Reaction {
  const row = ERROR_CATALOGUE.find(({ when }) => when(failed));
  // The last row fits everything.
  return row!.then(failed, intl);
}

/** What the catalogue says about it, for a screen that says it in place of what failed; undefined where nothing is said. */
export function failureText(failed: Failed, intl: IntlShape): string | undefined {
  const reaction = reactionTo(failed, intl);
  return 'text' in reaction ? reaction.text : undefined;
}
