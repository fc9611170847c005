import { useApolloClient } from '@apollo/client/react';
import { formatCount } from '@naga/kernel/money.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { PAGE_SIZE, useListAddress } from '../../../features/list/list-address.js';
import { listAnswer } from '../../../features/list/list-answer.js';
import type { LoadPage } from '../../../features/list/list-csv.js';
import { ListScreen } from '../../../features/list/ListScreen.js';
import { useMe } from '../../../session/me.js';
import { usePeopleWorld } from '../people-world.js';
import { PeopleGate } from '../PeopleGate.js';
import { usePlaces } from '../use-places.js';
import { peopleColumns, type PersonRow } from './people-columns.js';
import { peopleFilters, peopleParsers, peopleVariables, placeFilters } from './people-filters.js';
import { peopleViews } from './people-views.js';
import { PeopleDocument, usePeopleQuery } from './people.generated.js';
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
  const client = useApolloClient();
  const me = useMe();
  const world = usePeopleWorld();
  const places = usePlaces();
  const address = useListAddress(peopleParsers);
  const { state, page } = address;
  const variables = peopleVariables(state, page, PAGE_SIZE);
  const answer = listAnswer(usePeopleQuery({ variables, fetchPolicy: 'cache-and-network' }), (data) => data.users);
  const load: LoadPage<PersonRow> = async (wanted, pageSize) => {
    const asked = peopleVariables(state, wanted, pageSize);
    const { data } = await client.query({ query: PeopleDocument, variables: asked, fetchPolicy: 'no-cache' });
    return data?.users;
  };
  const count = answer.list?.total;
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
      sub={count === undefined ? undefined : intl.formatMessage(words.total, { count, shown: formatCount(count) })}
      actions={add}
      address={address}
      answer={answer}
      columns={peopleColumns(intl, places, state.list)}
      rowId={({ id }) => id}
      openAt={({ id }) => `${world.base}/${id}`}
      filters={peopleFilters(intl, places)}
      {...(more !== undefined && { moreFilters: more })}
      views={peopleViews(intl, world)}
      load={load}
      empty={
        <EmptyState title={<FormattedMessage {...words.none} />} actions={add}>
          <FormattedMessage {...words.noneText} />
        </EmptyState>
      }
    />
  );
}
