import type { ReactNode } from 'react';
import { Loaded } from '../../features/record/Loaded.js';
import { type AffiliateQuery, useAffiliateQuery } from './affiliates.generated.js';
import { words } from './words.js';

export type OneAffiliate = NonNullable<AffiliateQuery['affiliate']>;

export interface WithAffiliateProps {
  id: string;
  children: (affiliate: OneAffiliate, reload: () => Promise<unknown>) => ReactNode;
}

/** A page about one affiliate, as it is saved now. */
export function WithAffiliate({ id, children }: WithAffiliateProps) {
  const result = useAffiliateQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.affiliate} words={words}>
      {children}
    </Loaded>
  );
}
