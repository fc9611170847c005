import { useMe } from '../../session/me.js';

/** Whose policies somebody writes: everybody's, his operator's, nobody's. A right that needs a second person is none here. */
export function useWritesPolicies(): 'all' | 'operator' | undefined {
  const right = useMe().permissions.find(({ name }) => name === 'pricing.edit');
  if (right === undefined || right.needsSecondPerson) return undefined;
  return right.scope === 'all' || right.scope === 'operator' ? right.scope : undefined;
}
