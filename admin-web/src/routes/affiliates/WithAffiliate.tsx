import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Affiliate_RowFragment, useAffiliateQuery } from './affiliates.generated.js';
import { words } from './words.js';

export interface WithAffiliateProps {
  id: string;
  children: (affiliate: Affiliate_RowFragment, reload: () => Promise<unknown>) => ReactNode;
}

/** A page about one affiliate, as it is saved now. */
export function WithAffiliate({ id, children }: WithAffiliateProps) {
  const { data, error, refetch } = useAffiliateQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (data === undefined && error === undefined) return <SkeletonCards count={2} />;
  if (data === undefined) {
    const again = (
      <Button onClick={() => void refetch().catch(() => undefined)}>
        <FormattedMessage {...words.again} />
      </Button>
    );
    return <EmptyState title={<FormattedMessage {...words.failed} />} actions={again} level={1} />;
  }
  if (data.affiliate == null) {
    return (
      <EmptyState title={<FormattedMessage {...words.unknown} />} level={1}>
        <FormattedMessage {...words.unknownText} />
      </EmptyState>
    );
  }
  return children(data.affiliate, refetch);
}
