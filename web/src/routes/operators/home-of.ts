import type { OperatorCard_OperatorFragment } from './operators.generated.js';

/** The town of its first office in the reader's language, else what the operator wrote. */
export const homeOf = ({ branches, city }: Pick<OperatorCard_OperatorFragment, 'branches' | 'city'>): string | null =>
  branches[0]?.location?.name ?? city;
