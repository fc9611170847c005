import { Disclosure } from '@naga/ui/Disclosure';
import { FilterBar } from '@naga/ui/FilterBar';
import { FilterFields } from '@naga/ui/FilterFields';
import { SelectField } from '@naga/ui/SelectField';
import { TextField } from '@naga/ui/TextField';
import { type ReactNode, useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ListAddress } from './list-address.js';
import { chipOf, type ListFilter } from './list-filter.js';
import { words } from './list-words.js';
import { SearchFilter } from './SearchFilter.js';

export interface ListFiltersProps<State> {
  address: ListAddress<State>;
  filters: readonly ListFilter<State>[];
  /** Asked for less often: folded away under a title until one of them is set. */
  more?: { title: string; filters: readonly ListFilter<State>[] } | undefined;
  /** At the right of the chips. */
  end?: ReactNode;
}

/** What narrows a list: its controls, and each active one as a chip that can be taken away. */
export function ListFilters<State>({ address, filters, more, end }: ListFiltersProps<State>) {
  const { state, blank, change } = address;
  const all = [...filters, ...(more?.filters ?? [])];
  const chips = all.flatMap((filter) => {
    const label = chipOf(filter, state);
    if (label === undefined) return [];
    const onRemove = () => change({ [filter.name]: blank[filter.name] } as Partial<State>);
    return [{ id: filter.name, label, onRemove }];
  });
  const clear = () =>
    change(Object.fromEntries(all.map(({ name }) => [name, blank[name]])) as unknown as Partial<State>);
  const bar = <FilterBar filters={chips} end={end} {...(chips.length > 1 && { onClear: clear })} />;
  const [first, ...others] = filters.map((filter) => <Control key={filter.name} filter={filter} address={address} />);
  if (first === undefined) return bar;
  return (
    <div role="search">
      <FilterFields
        first={first}
        more={
          more !== undefined && (
            <Disclosure summary={more.title} open={more.filters.some((filter) => chipOf(filter, state) !== undefined)}>
              <div className="back-office__fields">
                {more.filters.map((filter) => (
                  <Control key={filter.name} filter={filter} address={address} />
                ))}
              </div>
            </Disclosure>
          )
        }
        end={bar}
      >
        {others}
      </FilterFields>
    </div>
  );
}

function Control<State>({ filter, address }: { filter: ListFilter<State>; address: ListAddress<State> }) {
  const intl = useIntl();
  const { state, blank, change } = address;
  const { name, label } = filter;
  const held = state[name];
  const value = typeof held === 'string' ? held : '';
  const nothing = blank[name];
  const choose = useCallback(
    (next: string, replace = false) => change({ [name]: next === '' ? nothing : next } as Partial<State>, { replace }),
    [change, name, nothing],
  );
  // Going on typing is one step for the back button, not one for each pause.
  const search = useCallback((next: string) => choose(next, value !== '' && next !== ''), [choose, value]);
  if (filter.kind === 'search') return <SearchFilter label={label} hint={filter.hint} text={value} onChange={search} />;
  if (filter.kind === 'date') {
    return (
      <TextField type="date" label={label} value={value} onChange={(event) => choose(event.currentTarget.value)} />
    );
  }
  if (filter.kind === 'found')
    return <filter.control label={label} none={intl.formatMessage(words.any)} value={value} onChange={choose} />;
  return (
    <SelectField
      label={label}
      value={value}
      options={[{ value: '', label: intl.formatMessage(words.any) }, ...filter.options]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
