import { createIntl } from '@formatjs/intl';

/** How a placeholder may be used: a text stands as it is, a number may choose words by its plural. */
export type PlaceholderKind = 'TEXT' | 'NUMBER';

/** A node of a parsed ICU text, as far as it is looked at here. */
interface Node {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>;
}
/** The parser's numbers. */
const ARGUMENT = 1;
const PLURAL = 6;
const POUND = 7;

const { getMessageFormat } = createIntl({ locale: 'en' }).formatters;

/**
 * An apostrophe is a letter like others. To ICU it begins what is said as it stands: "l'{place}" would say its brackets,
 * and "''" one apostrophe; nobody means that who writes French or English.
 */
const lettered = (text: string): string => text.replaceAll("'", "''");

/** Words in brackets of their own: '<' is a letter like others, so that nothing typed is ever markup. */
const parsed = (text: string, locale = 'en') =>
  getMessageFormat(lettered(text), locale, undefined, { ignoreTag: true });

/** Uses of placeholders in an ICU text; undefined where it cannot be read. OTHER: by a form no text of ours has. */
export function usesIn(text: string): readonly { name: string; kind: PlaceholderKind | 'OTHER' }[] | undefined {
  const walk = (nodes: readonly Node[]): { name: string; kind: PlaceholderKind | 'OTHER' }[] =>
    nodes.flatMap(({ type, value = '', options = {} }) => {
      if (type === 0 || type === POUND) return [];
      const kind = type === ARGUMENT ? 'TEXT' : type === PLURAL ? 'NUMBER' : 'OTHER';
      return [{ name: value, kind } as const, ...Object.values(options).flatMap((option) => walk(option.value))];
    });
  try {
    return walk(parsed(text).getAst() as readonly Node[]);
  } catch {
    return undefined;
  }
}

/** Says an ICU text; throws where a fact is missing. */
export function sayText(text: string, locale: string, facts: Readonly<Record<string, string | number>> = {}): string {
  const said: unknown = parsed(text, locale).format(facts);
  return typeof said === 'string' ? said : String(said);
}
