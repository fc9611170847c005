/** The look's colours (packages/ui/src/tokens.css), which drawings keep to. */
export const RIVER = {
  night: '#08312f',
  deep: '#0b4644',
  strong: '#0f5e5a',
  river: '#17897f',
  soft: '#b9dfd9',
} as const;
export const SAFFRON = '#f7a81b';
export const LATERITE = '#b3412b';
export const RICE = '#faf8f3';
export const INK = '#10231f';

/** How an operator paints what it drives: its body, the swing along it, and the lower edge. */
export interface Livery {
  readonly body: string;
  readonly swing: string;
  readonly edge: string;
}

/** By what they are called in the table of looks. */
export const LIVERIES = {
  rice: { body: '#fdfcf8', swing: RIVER.river, edge: RIVER.strong },
  river: { body: RIVER.river, swing: '#dff1ee', edge: RIVER.deep },
  saffron: { body: '#f9b93f', swing: '#fff3d6', edge: LATERITE },
  laterite: { body: '#bd5440', swing: '#f6d8c4', edge: '#6f2a1c' },
  indigo: { body: '#39558c', swing: '#f7c25c', edge: '#22345a' },
} as const satisfies Readonly<Record<string, Livery>>;
