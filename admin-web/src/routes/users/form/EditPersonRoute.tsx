import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useNavigate, useParams } from 'react-router';
import { OpenedRecord } from '../../../features/form/OpenedRecord.js';
import type { Conflict } from '../../../features/form/use-conflict.js';
import { Loaded } from '../../../features/record/Loaded.js';
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
  const result = usePersonToEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.user} words={personWords}>
      {(person, reload) => (
        <OpenedRecord row={person} reload={reload}>
          {(opened, conflict) => <Edit person={opened} conflict={conflict} />}
        </OpenedRecord>
      )}
    </Loaded>
  );
}

function Edit({ person, conflict }: { person: Person_UserFragment; conflict: Conflict }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const me = useMe();
  const { base } = usePeopleWorld();
  const [update] = useUpdatePersonMutation();
  const { id, version } = person;
  if (useBeyond(person).length > 0) return <Navigate to={`${base}/${id}`} replace />;
  return (
    <>
      <Toolbar
        title={<FormattedMessage {...words.edit} values={{ name: `${person.firstName} ${person.lastName}` }} />}
      />
      <PersonForm
        initial={valuesOf(person)}
        draft={`person-${id}-${version}`}
        isMe={id === me.id}
        send={async (input) => conflict.watch((await update({ variables: { id, version, input } })).data?.updateUser)}
        texts={conflict.texts}
        done={intl.formatMessage(words.saved)}
        onDone={() => navigate(`${base}/${id}`, { replace: true })}
        back={`${base}/${id}`}
        more={conflict.button}
      />
    </>
  );
}
