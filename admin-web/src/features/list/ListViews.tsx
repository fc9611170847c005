import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { SavedViewsTabs } from '@naga/ui/SavedViewsTabs';
import { TextField } from '@naga/ui/TextField';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListAddress, ListState } from './list-address.js';
import { words } from './list-words.js';
import { type OwnView, readViews, sameFilters, writeViews } from './own-views.js';

/** A view everybody has; `filters` beside what stays blank. */
export interface ListView<State> {
  id: string;
  label: string;
  filters: Partial<State>;
}

export interface ListViewsProps<State> {
  /** Name of the list: own views are kept under it. */
  id: string;
  address: ListAddress<State>;
  views: readonly ListView<State>[];
}

const OWN = 'own:';

/** Lists that somebody cares for, one press away: those of everybody, then those one kept for oneself. */
export function ListViews<State extends ListState>({ id, address, views }: ListViewsProps<State>) {
  const { state, blank, change } = address;
  const [own, setOwn] = useState(() => readViews(id));
  const [naming, setNaming] = useState<'new' | OwnView>();
  const keep = (next: readonly OwnView[]) => {
    writeViews(id, next);
    setOwn([...next]);
  };

  const common = views.find(({ filters }) => sameFilters({ ...blank, ...filters }, state));
  const mine = common === undefined ? own.find((view) => sameFilters({ ...blank, ...view.state }, state)) : undefined;
  const select = (chosen: string) => {
    const filters = chosen.startsWith(OWN)
      ? own.find(({ name }) => OWN + name === chosen)?.state
      : views.find((view) => view.id === chosen)?.filters;
    if (filters !== undefined) change({ ...blank, ...('sort' in state && { sort: state['sort'] }), ...filters });
  };
  const name = (text: string) => {
    if (naming === 'new') keep([...own.filter((view) => view.name !== text), { name: text, state }]);
    else keep(own.map((view) => (view === naming ? { ...view, name: text } : view)));
    setNaming(undefined);
  };

  return (
    <div className="list-views">
      <SavedViewsTabs
        views={[...views, ...own.map((view) => ({ id: OWN + view.name, label: view.name }))]}
        current={common?.id ?? (mine === undefined ? '' : OWN + mine.name)}
        onSelect={select}
        {...(common === undefined && mine === undefined && { onAdd: () => setNaming('new') })}
      />
      {mine !== undefined && (
        <div className="list-views__own">
          <Button variant="link" size="small" onClick={() => setNaming(mine)}>
            <FormattedMessage {...words.rename} values={{ name: mine.name }} />
          </Button>
          <Button variant="link" size="small" onClick={() => keep(own.filter((view) => view !== mine))}>
            <FormattedMessage {...words.remove} values={{ name: mine.name }} />
          </Button>
        </div>
      )}
      {naming !== undefined && (
        <NameView name={naming === 'new' ? '' : naming.name} onName={name} onClose={() => setNaming(undefined)} />
      )}
    </div>
  );
}

function NameView({ name, onName, onClose }: { name: string; onName: (name: string) => void; onClose: () => void }) {
  const intl = useIntl();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('name')).trim();
    if (text === '') setMissing(true);
    else onName(text);
  };
  return (
    <Dialog open title={<FormattedMessage {...words.nameView} />} onClose={onClose}>
      <form className="back-office__stack" onSubmit={submit} noValidate>
        <TextField
          label={intl.formatMessage(words.viewName)}
          name="name"
          defaultValue={name}
          maxLength={40}
          error={missing ? intl.formatMessage(words.nameMissing) : undefined}
        />
        <div className="back-office__actions">
          <Button type="submit">
            <FormattedMessage {...words.keep} />
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <FormattedMessage {...words.cancel} />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
