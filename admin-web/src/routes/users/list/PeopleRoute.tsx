import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useListAddress } from '../../../features/list/list-address.js';
import { ListScreen } from '../../../features/list/ListScreen.js';
import { useList } from '../../../features/list/use-list.js';
import { useMe } from '../../../session/me.js';
import { usePeopleWorld } from '../people-world.js';
import { PeopleGate } from '../PeopleGate.js';
import { usePlaces } from '../use-places.js';
import { peopleColumns } from './people-columns.js';
import { peopleFilters, peopleParsers, peopleVariables, placeFilters } from './people-filters.js';
import { peopleViews } from './people-views.js';
import { PeopleDocument } from './people.generated.js';
import { words } from './words.js';

export default function PeopleRoute() {
  return (
    <PeopleGate>
      <People />
    </PeopleGate>
  );
}

function People() {
  const intl = useIntl();
  const me = useMe();
  const world = usePeopleWorld();
  const places = usePlaces();
  const address = useListAddress(peopleParsers);
  const { state } = address;
  const list = useList(
    PeopleDocument,
    address,
    (page, pageSize) => peopleVariables(state, page, pageSize),
    ({ users }) => users,
  );
  const more = placeFilters(intl, world, places, me);
  const add = (
    <Button as={Link} to={`${world.base}/add`}>
      <FormattedMessage {...(world.isWide ? words.addUser : words.addStaff)} />
    </Button>
  );
  return (
    <ListScreen
      id={world.isWide ? 'users' : 'staff'}
      title={intl.formatMessage(world.isWide ? words.users : words.staff)}
      total={words.total}
      actions={add}
      address={address}
      {...list}
      columns={peopleColumns(intl, places, state.list)}
      rowId={({ id }) => id}
      openAt={({ id }) => `${world.base}/${id}`}
      editAt={({ id }) => `${world.base}/${id}/edit`}
      filters={peopleFilters(intl, places)}
      {...(more !== undefined && { moreFilters: more })}
      views={peopleViews(intl, world)}
      empty={{ title: words.none, text: words.noneText, actions: add }}
    />
  );
}
