import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { AskAgain } from '../../session/AskAgain.js';
import { type Places, usePlaces } from './use-places.js';

const words = defineMessages({
  failed: { id: 'admin.places.failed', defaultMessage: 'Roles and places of work could not be loaded' },
});

/** What cannot be filled in before roles and places are here. */
export function WithPlaces({ children }: { children: (places: Places) => ReactNode }) {
  const { loading, failed, refetch, ...places } = usePlaces();
  if (loading) return <SkeletonCards count={2} />;
  if (!failed) return children(places);
  return <EmptyState title={<FormattedMessage {...words.failed} />} actions={<AskAgain refetch={refetch} />} />;
}
