import { FormattedMessage } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { Loaded } from '../../../features/record/Loaded.js';
import { RecordGate } from '../../../features/record/RecordGate.js';
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
      <RecordGate
        permission="user.manage"
        back={{ to: base, label: <FormattedMessage {...(isWide ? words.backUsers : words.backStaff)} /> }}
      >
        <Person id={userId} />
      </RecordGate>
    </PeopleGate>
  );
}

function Person({ id }: { id: string }) {
  const result = usePersonQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.user} words={words}>
      {(person) => <PersonPage key={id} person={person} />}
    </Loaded>
  );
}
