import { Button } from '@naga/ui/Button';
import { Toolbar } from '@naga/ui/Toolbar';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { usePeopleWorld } from '../people-world.js';
import { PeopleGate } from '../PeopleGate.js';
import { useCreatePersonMutation } from './person-form.generated.js';
import { NEW_PERSON } from './person-values.js';
import { PersonForm } from './PersonForm.js';
import { words } from './words.js';

const ANOTHER = 'another';

export default function AddPersonRoute() {
  return (
    <PeopleGate>
      <AddPerson />
    </PeopleGate>
  );
}

function AddPerson() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { base, isWide } = usePeopleWorld();
  const [create] = useCreatePersonMutation();
  // The next one has most likely the role and the place of the one before.
  const [params] = useSearchParams();
  const [roleId, agencyId] = [params.get('role') ?? '', params.get('agency') ?? ''];
  const [start, setStart] = useState({ count: 0, initial: { ...NEW_PERSON, roleId, agencyId } });
  return (
    <>
      <Toolbar title={<FormattedMessage {...(isWide ? words.addUser : words.addStaff)} />} />
      <PersonForm
        key={start.count}
        initial={start.initial}
        draft={`person-new${roleId}-${start.count}`}
        isNew
        send={async (input) => (await create({ variables: { input } })).data?.createUser}
        done={intl.formatMessage(words.added)}
        onDone={({ id }, { roleId, operatorId, branchId, agencyId, countryCode, language }, pressed) => {
          if (pressed !== ANOTHER) return navigate(`${base}/${id}`);
          const initial = { ...NEW_PERSON, roleId, operatorId, branchId, agencyId, countryCode, language };
          return setStart(({ count }) => ({ count: count + 1, initial }));
        }}
        back={base}
        more={
          <Button type="submit" variant="quiet" value={ANOTHER}>
            <FormattedMessage {...words.saveAndAdd} />
          </Button>
        }
      />
    </>
  );
}
