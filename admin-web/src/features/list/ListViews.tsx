import { SavedViewsTabs } from '@naga/ui/SavedViewsTabs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { KeptViewBar } from './KeptViewBar.js';
import type { ChosenColumns, ListAddress, ListState } from './list-address.js';
import { words } from './list-words.js';
import { NameView } from './NameView.js';
import { sameFilters } from './same-filters.js';
import { type KeptView, useKeptViews } from './use-kept-views.js';

/** A view everybody has; `filters` beside what stays blank. */
export interface ListView<State> {
  id: string;
  label: string;
  filters: Partial<State>;
}

export interface ListViewsProps<State> {
  /** Name of the list: views are kept under it. */
  id: string;
  address: ListAddress<State>;
  /** Left out: all of it. */
  views?: readonly ListView<State>[] | undefined;
}

const KEPT = 'kept:';

const columnsIn = <State,>({ hidden, shown, pinned }: ListAddress<State>): ChosenColumns => ({
  ...(hidden.length > 0 && { hide: hidden }),
  ...(shown.length > 0 && { show: shown }),
  ...(pinned.length > 0 && { pin: pinned }),
});

/**
 * Lists that somebody cares for, one press away: those of everybody, one's own, then those that colleagues share. A view
 * that is kept keeps its columns, too.
 */
export function ListViews<State extends ListState>({ id, address, views }: ListViewsProps<State>) {
  const intl = useIntl();
  const { state, blank, change } = address;
  const kept = useKeptViews(id);
  const [naming, setNaming] = useState<'new' | { view: KeptView; as: 'renamed' | 'copied' }>();
  const everybodys = views ?? [{ id: 'all', label: intl.formatMessage(words.allOfIt), filters: {} }];
  const whole = { ...state, ...columnsIn(address) };
  const isSeen = (filters: object) => sameFilters({ ...blank, ...filters }, whole);
  const common = everybodys.find(({ filters }) => isSeen(filters));
  const seen = common === undefined ? kept.views.find(({ filters }) => isSeen(filters)) : undefined;
  // With other columns it is still the same list.
  const near = common ?? everybodys.find(({ filters }) => sameFilters({ ...blank, ...filters }, state));
  const select = (chosen: string) => {
    const filters = chosen.startsWith(KEPT)
      ? kept.views.find((view) => KEPT + view.id === chosen)?.filters
      : everybodys.find((view) => view.id === chosen)?.filters;
    if (filters === undefined) return;
    const { hide, show, pin, ...narrowed } = filters as Partial<State> & ChosenColumns;
    const sort = 'sort' in state && { sort: state['sort'] };
    const columns = { ...(hide && { hide }), ...(show && { show }), ...(pin && { pin }) };
    change({ ...blank, ...sort, ...narrowed } as Partial<State>, { columns });
  };
  const name = (text: string) => {
    if (naming === 'new' || naming === undefined) return kept.keep(text, whole);
    return naming.as === 'copied' ? kept.keep(text, naming.view.filters) : kept.rename(naming.view, text);
  };
  return (
    <div className="list-views">
      <SavedViewsTabs
        views={[...everybodys, ...kept.views.map((view) => ({ id: KEPT + view.id, label: view.name }))]}
        current={seen === undefined ? (near?.id ?? '') : KEPT + seen.id}
        onSelect={select}
        {...(common === undefined && seen === undefined && { onAdd: () => setNaming('new') })}
      />
      {seen !== undefined && <KeptViewBar view={seen} kept={kept} onName={(as) => setNaming({ view: seen, as })} />}
      {naming !== undefined && (
        <NameView name={naming === 'new' ? '' : naming.view.name} onName={name} onClose={() => setNaming(undefined)} />
      )}
    </div>
  );
}
