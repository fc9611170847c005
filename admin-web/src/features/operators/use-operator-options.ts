import { useOperatorChoicesQuery } from './operators.generated.js';

/** Every operator as a choice of a filter, by name; empty while they come. */
export function useOperatorOptions(): readonly { value: string; label: string }[] {
  const { data } = useOperatorChoicesQuery();
  return (data?.operators ?? [])
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
