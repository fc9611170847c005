import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { type Places, usePlaces } from './use-places.js';

const words = defineMessages({
  failed: { id: 'admin.places.failed', defaultMessage: 'Roles and places of work could not be loaded' },
  again: { id: 'admin.places.again', defaultMessage: 'Try again' },
});

/** What cannot be filled in before roles and places are here. */
export function WithPlaces({ children }: { children: (places: Places) => ReactNode }) {
  const { loading, failed, retry, ...places } = usePlaces();
  if (loading) return <SkeletonCards count={2} />;
  if (!failed) return children(places);
  const again = (
    <Button onClick={retry}>
      <FormattedMessage {...words.again} />
    </Button>
  );
  return <EmptyState title={<FormattedMessage {...words.failed} />} actions={again} />;
}
