import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { Toolbar } from '@naga/ui/Toolbar';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useConflict } from '../../../features/form/use-conflict.js';
import { useMe } from '../../../session/me.js';
import { usePeopleWorld } from '../people-world.js';
import { PeopleGate } from '../PeopleGate.js';
import type { Person_UserFragment } from '../show/person.generated.js';
import { useBeyond } from '../use-beyond.js';
import { words as personWords } from '../show/words.js';
import { usePersonToEditQuery, useUpdatePersonMutation } from './person-form.generated.js';
import { valuesOf } from './person-values.js';
import { PersonForm } from './PersonForm.js';
import { words } from './words.js';

export default function EditPersonRoute() {
  const { userId = '' } = useParams();
  return (
    <PeopleGate>
      <EditPerson key={userId} id={userId} />
    </PeopleGate>
  );
}

function EditPerson({ id }: { id: string }) {
  // What is kept from a list may be old; its version would be refused at once.
  const { data, error, refetch } = usePersonToEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [reloads, setReloads] = useState(0);
  if (data === undefined && error === undefined) return <SkeletonCards count={3} />;
  if (data?.user == null) {
    return (
      <EmptyState title={<FormattedMessage {...personWords.unknown} />} level={1}>
        <FormattedMessage {...personWords.unknownText} />
      </EmptyState>
    );
  }
  const reload = () => void refetch().then(() => setReloads((count) => count + 1));
  return <Edit key={reloads} person={data.user} onReload={reload} />;
}

function Edit({ person, onReload }: { person: Person_UserFragment; onReload: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const me = useMe();
  const { base } = usePeopleWorld();
  const [update] = useUpdatePersonMutation();
  const conflict = useConflict(onReload);
  // The record as it was opened: what somebody else saves meanwhile must not come in unseen.
  const [opened] = useState(person);
  const { id, version } = opened;
  if (useBeyond(opened).length > 0) return <Navigate to={`${base}/${id}`} replace />;
  return (
    <>
      <Toolbar
        title={<FormattedMessage {...words.edit} values={{ name: `${opened.firstName} ${opened.lastName}` }} />}
      />
      <PersonForm
        initial={valuesOf(opened)}
        draft={`person-${id}-${version}`}
        isMe={id === me.id}
        send={async (input) => conflict.watch((await update({ variables: { id, version, input } })).data?.updateUser)}
        texts={conflict.texts}
        done={intl.formatMessage(words.saved)}
        onDone={() => navigate(`${base}/${id}`)}
        back={`${base}/${id}`}
        more={conflict.button}
      />
    </>
  );
}
