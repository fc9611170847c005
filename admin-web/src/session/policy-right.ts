import { rightsAlone } from '@naga/app-kit/rights.js';
import { type Me, useMe } from './me.js';

type Reach = 'all' | 'country' | 'operator';
const REACHES: readonly string[] = ['all', 'country', 'operator'] satisfies Reach[];

/** Whose policies somebody writes, or only asks for because a second person decides them. */
export interface PolicyRight {
  readonly may: 'write' | 'ask';
  readonly permission: 'pricing.edit' | 'pricing.ask';
  readonly scope: Reach;
}

/** Undefined for who may only look. */
export function policyRight(permissions: Me['permissions']): PolicyRight | undefined {
  const alone = rightsAlone(permissions);
  const scopeOf = (wanted: string): Reach | undefined =>
    REACHES.find((reach) => reach === alone[wanted]) as Reach | undefined;
  const writes = scopeOf('pricing.edit');
  if (writes !== undefined) return { may: 'write', permission: 'pricing.edit', scope: writes };
  const asks = scopeOf('pricing.ask');
  return asks && { may: 'ask', permission: 'pricing.ask', scope: asks };
}

export const usePolicyRight = (): PolicyRight | undefined => policyRight(useMe().permissions);
