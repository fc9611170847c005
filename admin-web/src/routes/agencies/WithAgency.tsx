import type { ReactNode } from 'react';
import { Loaded } from '../../features/record/Loaded.js';
import { type Agency_RowFragment, useAgencyQuery } from './agencies.generated.js';
import { words } from './words.js';

export interface WithAgencyProps {
  id: string;
  children: (agency: Agency_RowFragment, reload: () => Promise<unknown>) => ReactNode;
}

/** A page about one agency, as it is saved now. */
export function WithAgency({ id, children }: WithAgencyProps) {
  const result = useAgencyQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.agency} words={words}>
      {children}
    </Loaded>
  );
}
