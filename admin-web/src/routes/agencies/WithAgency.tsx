import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Agency_RowFragment, useAgencyQuery } from './agencies.generated.js';
import { words } from './words.js';

export interface WithAgencyProps {
  id: string;
  children: (agency: Agency_RowFragment, reload: () => Promise<unknown>) => ReactNode;
}

/** A page about one agency, as it is saved now. */
export function WithAgency({ id, children }: WithAgencyProps) {
  const { data, error, refetch } = useAgencyQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (data === undefined && error === undefined) return <SkeletonCards count={2} />;
  if (data === undefined) {
    const again = (
      <Button onClick={() => void refetch().catch(() => undefined)}>
        <FormattedMessage {...words.again} />
      </Button>
    );
    return <EmptyState title={<FormattedMessage {...words.failed} />} actions={again} level={1} />;
  }
  if (data.agency == null) {
    return (
      <EmptyState title={<FormattedMessage {...words.unknown} />} level={1}>
        <FormattedMessage {...words.unknownText} />
      </EmptyState>
    );
  }
  return children(data.agency, refetch);
}
