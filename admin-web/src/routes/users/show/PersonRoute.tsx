import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useParams } from 'react-router';
import { LIST_PATHS } from '../list/people-views.js';
import { usePeopleWorld } from '../people-world.js';
import { PeopleGate } from '../PeopleGate.js';
import { usePersonQuery } from './person.generated.js';
import { PersonPage } from './PersonPage.js';
import { words } from './words.js';

/** One person; the lists of the specification have addresses of the same form (/users/rewards). */
export default function PersonRoute() {
  const { userId = '' } = useParams();
  const { base, isWide } = usePeopleWorld();
  const list = Object.hasOwn(LIST_PATHS, userId) ? LIST_PATHS[userId] : undefined;
  if (list !== undefined) return <Navigate to={`${base}?list=${list}`} replace />;
  return (
    <PeopleGate>
      <Link className="back-office__back" to={base}>
        <FormattedMessage {...(isWide ? words.backUsers : words.backStaff)} />
      </Link>
      <Person id={userId} />
    </PeopleGate>
  );
}

function Person({ id }: { id: string }) {
  const { data, error, refetch } = usePersonQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  if (error !== undefined && data === undefined) {
    const again = (
      <Button onClick={() => void refetch().catch(() => undefined)}>
        <FormattedMessage {...words.again} />
      </Button>
    );
    return <EmptyState title={<FormattedMessage {...words.failed} />} actions={again} level={1} />;
  }
  if (data === undefined) return <SkeletonCards count={3} />;
  if (data.user == null) {
    return (
      <EmptyState title={<FormattedMessage {...words.unknown} />} level={1}>
        <FormattedMessage {...words.unknownText} />
      </EmptyState>
    );
  }
  return <PersonPage key={id} person={data.user} />;
}
