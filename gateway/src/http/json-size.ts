/** Deeper than any input of ours; what writes JSON again runs out of stack at some thousands. */
const MAX_DEPTH = 32;

export interface JsonSize {
  /** How long the longest list is, at any depth. */
  readonly longestList: number;
  readonly isTooDeep: boolean;
}

/** Looks through JSON that a client sent, without recursion: it may be as deep as the parser let through. */
export function sizeOfJson(json: unknown): JsonSize {
  let longestList = 0;
  const rest: [value: object, depth: number][] = isObject(json) ? [[json, 1]] : [];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const [value, depth] = next;
    if (depth > MAX_DEPTH) return { longestList, isTooDeep: true };
    if (Array.isArray(value)) longestList = Math.max(longestList, value.length);
    for (const inner of Object.values(value)) if (isObject(inner)) rest.push([inner, depth + 1]);
  }
  return { longestList, isTooDeep: false };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
