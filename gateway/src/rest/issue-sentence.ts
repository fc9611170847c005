/** A validator's finding as the REST routes' schemas report it: zod's issue, its facts in `params`. */
export interface Finding {
  readonly keyword: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const kindOf = (expected: unknown): string => KINDS[String(expected)] ?? String(expected);

/** What is counted: letters of a text, entries of a list; a number is measured itself. */
const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

function tooSmall({ origin, minimum }: Finding['params']): string {
  const unit = UNITS[String(origin)];
  if (unit !== undefined && minimum === 1) return 'must not be empty';
  return unit === undefined ? `must be ${String(minimum)} or more` : `must have at least ${String(minimum)}${unit}`;
}

function tooBig({ origin, maximum }: Finding['params']): string {
  const unit = UNITS[String(origin)];
  return unit === undefined ? `must be ${String(maximum)} or less` : `must have at most ${String(maximum)}${unit}`;
}

/** Each way of writing a value once: 0 and '0' read the same. */
const oneOf = (values: readonly unknown[]): string => `must be ${[...new Set(values.map(String))].join(' or ')}`;

type Issue = Finding['params'] & { code: string; message: string; values?: readonly unknown[] };

/** Of several shapes the first tells what is usually meant; where it is a value, the other values are named too. */
function unionSentence({ errors }: Finding['params']): string {
  const issues = ((errors ?? []) as Issue[][]).flatMap(([one]) => one ?? []);
  const [issue] = issues;
  if (issue === undefined) return 'is not valid';
  if (issue.code === 'invalid_value') return oneOf(issues.flatMap(({ values = [] }) => values));
  const { code, message, ...params } = issue;
  return issueSentence({ keyword: code, message, params });
}

/** What is wrong with a field, to be read after its name: 'must not be empty'. */
export function issueSentence({ keyword, message = 'is not valid', params }: Finding): string {
  switch (keyword) {
    case 'invalid_type':
      return message.endsWith('received undefined') ? 'is required' : `must be ${kindOf(params['expected'])}`;
    case 'too_small':
      return tooSmall(params);
    case 'too_big':
      return tooBig(params);
    case 'invalid_format':
      return params['format'] === 'email' ? 'must be an e-mail address' : message;
    case 'invalid_value':
      return oneOf((params['values'] ?? []) as unknown[]);
    case 'invalid_union':
      return unionSentence(params);
    default:
      return message;
  }
}
