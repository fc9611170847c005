import type { ReactNode } from 'react';
import { Loaded } from '../../features/record/Loaded.js';
import { type Branch_RowFragment, useBranchQuery } from './branches.generated.js';
import { words } from './words.js';

export interface WithBranchProps {
  id: string;
  children: (branch: Branch_RowFragment, reload: () => Promise<unknown>) => ReactNode;
}

/** A page about one branch, as it is saved now. */
export function WithBranch({ id, children }: WithBranchProps) {
  const result = useBranchQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.branch} words={words}>
      {children}
    </Loaded>
  );
}
