/** Deeper than any input of ours; what writes JSON again runs out of stack at some thousands. */
const MAX_DEPTH = 32;

export interface JsonSize {
  /** How long the longest list is, at any depth. */
  readonly longestList: number;
  readonly isTooDeep: boolean;
  /** Whether all of its text is Unicode; half of a pair of surrogates is not, and PostgreSQL takes none into JSON. */
  readonly isUnicode: boolean;
}

/** Looks through JSON that a client sent, without recursion: it may be as deep as the parser let through. */
export function sizeOfJson(json: unknown): JsonSize {
  let longestList = 0;
  let isUnicode = isText(json);
  const rest: [value: object, depth: number][] = isObject(json) ? [[json, 1]] : [];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [value, depth] = next;
    if (depth > MAX_DEPTH) return { longestList, isTooDeep: true, isUnicode };
    if (Array.isArray(value)) longestList = Math.max(longestList, value.length);
    for (const [name, inner] of Object.entries(value)) {
      if (isObject(inner)) rest.push([inner, depth + 1]);
      isUnicode &&= name.isWellFormed() && isText(inner);
    }
  }
  return { longestList, isTooDeep: false, isUnicode };
}

const isText = (value: unknown): boolean => typeof value !== 'string' || value.isWellFormed();
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
