import { type AddOnKind, isOnceASeat } from '@naga/kernel/add-on.js';
import { canBePaid, type Currency } from '@naga/kernel/money.js';
import { OF_AN_OPERATOR, OF_THE_PLATFORM } from './add-on.rules.js';

/** What a form says of an add-on, as far as its fields depend on each other. */
export interface AddOnForm {
  readonly kind: AddOnKind;
  readonly operatorId?: string | null | undefined;
  readonly currency: string;
  /** Minor units. */
  readonly fixed?: number | null | undefined;
  /** Basis points. */
  readonly percent?: number | null | undefined;
  readonly mostPerSeat: number;
}

interface Problem {
  readonly path: string;
  readonly code: string;
}

/** What only several fields together tell: what costs nothing, or what nobody can pay; an operator's insurance, a flexible ticket of none, or two on a seat. */
export function addOnProblems({ kind, operatorId, currency, fixed, percent, mostPerSeat }: AddOnForm): Problem[] {
  const problems: Problem[] = [];
  if (operatorId != null && OF_THE_PLATFORM.includes(kind)) problems.push({ path: 'kind', code: 'PLATFORM_ONLY' });
  if (operatorId == null && OF_AN_OPERATOR.includes(kind)) problems.push({ path: 'operatorId', code: 'OPERATOR_ONLY' });
  if (!fixed && !percent) problems.push({ path: 'fixed', code: 'NO_PRICE' });
  if (fixed && !canBePaid(fixed, currency as Currency)) problems.push({ path: 'fixed', code: 'RANGE' });
  if (mostPerSeat > 1 && isOnceASeat(kind)) problems.push({ path: 'mostPerSeat', code: 'ONCE_A_SEAT' });
  return problems;
}
