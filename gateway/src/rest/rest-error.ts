/** What a client gets instead of a result: the envelope of the specification, section 8, with a code and facts beside. */
export class RestError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly messages: readonly string[],
    readonly facts: Readonly<Record<string, unknown>> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(code);
  }

  withFacts(facts: Readonly<Record<string, unknown>>): RestError {
    const { status, code, messages, headers } = this;
    return new RestError(status, code, messages, { ...this.facts, ...facts }, headers);
  }

  get body(): object {
    const { code, messages, facts } = this;
    return { status: 'error', error_details: { ...snakeCase(facts), code, messages } };
  }
}

/** How people read these fields (specification, section 5). */
const LABELS: Readonly<Record<string, string>> = {
  first_name: 'First Name',
  last_name: 'Last Name',
  email: 'Email',
  password: 'Password',
};

/** Input that cannot be right: each wrong field with its sentence, by its path in the request. */
export function invalidFields(fields: readonly { path: string; message: string }[]): RestError {
  const byField: Record<string, string[]> = {};
  for (const { path, message } of fields) (byField[path] ??= []).push(message);
  const messages = fields.map(({ path, message }) => (path ? `${LABELS[path] ?? path}: ${message}` : message));
  return new RestError(422, 'VALIDATION_FAILED', messages, { fields: byField });
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names of facts as legacy clients spell them; names of fields stay as the client wrote them. */
function snakeCase(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [snake(name), value]));
}
