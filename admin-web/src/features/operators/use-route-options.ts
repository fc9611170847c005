import { useRouteChoicesQuery } from './operators.generated.js';

/** The routes of an operator as choices, by name; empty while they come, and without an operator. */
export function useRouteOptions(operatorId: string): readonly { value: string; label: string }[] {
  const { data } = useRouteChoicesQuery({ variables: { operatorId }, skip: operatorId === '' });
  return (data?.operatorRoutes ?? []).map(({ id, name }) => ({ value: id, label: name }));
}
