import type { ComponentType } from 'react';

/** Of a choice that finds its own options. */
export interface FoundControlProps {
  label: string;
  /** What stands there while nothing is chosen. */
  none: string;
  value: string;
  onChange: (value: string) => void;
}

export type FilterName<State> = keyof State & string;

/** How one part of the state is chosen. Words are already in the reader's language. */
export type ListFilter<State> =
  | { kind: 'search'; name: FilterName<State>; label: string; hint?: string }
  | {
      kind: 'choice';
      name: FilterName<State>;
      label: string;
      options: readonly { value: string; label: string }[];
    }
  /** One of more than a list holds, found on the server; the chip says what is filtered by. */
  | { kind: 'found'; name: FilterName<State>; label: string; control: ComponentType<FoundControlProps> }
  /** 'YYYY-MM-DD' */
  | { kind: 'date'; name: FilterName<State>; label: string };

/** One of these values, each called so. */
export const choiceFilter = <State, Value extends string>(
  name: FilterName<State>,
  label: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
): ListFilter<State> => ({
  kind: 'choice',
  name,
  label,
  options: values.map((value) => ({ value, label: textOf(value) })),
});

/** What a filter holds now, as its chip says it; undefined when it narrows nothing. */
export function chipOf<State>(filter: ListFilter<State>, state: State): string | undefined {
  const value = state[filter.name];
  if (typeof value !== 'string' || value === '') return undefined;
  if (filter.kind === 'choice') return filter.options.find((option) => option.value === value)?.label ?? value;
  return filter.kind === 'found' ? filter.label : `${filter.label}: ${value}`;
}
