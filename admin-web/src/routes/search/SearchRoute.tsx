import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { localMoment } from '@naga/kernel/clock-time.js';
import { EmptyState } from '@naga/ui/EmptyState';
import { Toolbar } from '@naga/ui/Toolbar';
import { useQueryStates } from 'nuqs';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { JourneySearchForm } from './JourneySearchForm.js';
import { Journeys } from './Journeys.js';
import { searchOn, searchParsers } from './search-address.js';
import { useStaffPlaceNamesQuery, useStaffPopularQuery } from './search.generated.js';
import { useFormKey } from './use-form-key.js';
import { useFindPlaces } from '../../features/place/use-find-places.js';
import { words } from './words.js';
import './search.css';

export default function SearchRoute() {
  return (
    <PermissionGate permission="catalogue.view">
      <Search />
    </PermissionGate>
  );
}

function Search() {
  const intl = useIntl();
  const [today] = useState(() => localMoment(Date.now()).date);
  const [address, setAddress] = useQueryStates(searchParsers, { history: 'push' });
  const state = searchOn(today, address);
  const { from, to } = state;
  const slugs = [from, to].filter((slug) => slug !== '');
  const { data: names, error } = useStaffPlaceNamesQuery({ variables: { slugs }, skip: slugs.length === 0 });
  const { data: popular } = useStaffPopularQuery();
  const find = useFindPlaces();
  const place = (slug: string) => {
    const name = names?.locations.find((one) => one?.slug === slug)?.name;
    return name === undefined ? { slug: '', name: names === undefined ? '' : slug } : { slug, name };
  };
  const { date, return: back, type, pax, children } = state;
  const asText = (wanted: object) => `${intl.locale} ${JSON.stringify(wanted)}`;
  const form = useFormKey(
    asText({ from, to, date, return: back, type, pax, children }),
    slugs.length === 0 || names !== undefined || error !== undefined,
  );
  const isAsked = from !== '' && to !== '';
  return (
    <>
      <Toolbar title={intl.formatMessage(words.title)} />
      <JourneySearchForm
        key={form.key}
        state={state}
        from={place(from)}
        to={place(to)}
        popular={popular?.popularRoutes ?? []}
        find={find}
        onSearch={(wanted) => {
          form.asked(asText(wanted));
          void setAddress({ ...wanted, onward: null });
        }}
      />
      {isAsked ? (
        <Journeys
          key={state.onward}
          state={state}
          names={{ from: place(from).name, to: place(to).name }}
          today={today}
          onSort={(sort) => void setAddress({ sort }, { history: 'replace' })}
        />
      ) : (
        <EmptyState title={<FormattedMessage {...words.begin} />}>
          <FormattedMessage {...words.beginText} />
        </EmptyState>
      )}
    </>
  );
}
