import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { SelectField } from '@naga/ui/SelectField';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useUndoable } from '../../session/use-undoable.js';
import { useRouteOptions } from '../../features/operators/use-route-options.js';
import { useAddBoardingRouteMutation, useRemoveBoardingRouteMutation } from './boarding-routes.generated.js';
import { words } from './words.js';

export interface AddRouteProps {
  operators: readonly { value: string; label: string }[];
  onDone: () => Promise<unknown>;
}

/** A button that asks which other route one may pay the driver on; at once where the address says so. */
export function AddRoute({ operators, onDone }: AddRouteProps) {
  const { pathname } = useLocation();
  const [isAsking, ask] = useState(pathname.endsWith('/add'));
  return (
    <>
      <Button onClick={() => ask(true)}>
        <FormattedMessage {...words.addTitle} />
      </Button>
      {isAsking && (
        <Dialog open title={<FormattedMessage {...words.addTitle} />} onClose={() => ask(false)}>
          <RouteForm
            operators={operators}
            onDone={async () => {
              ask(false);
              await onDone();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function RouteForm({ operators, onDone }: AddRouteProps) {
  const intl = useIntl();
  const undoable = useUndoable();
  const [remove] = useRemoveBoardingRouteMutation();
  const [add, { loading }] = useAddBoardingRouteMutation();
  const [chosen, choose] = useState('');
  const operatorId = chosen === '' && operators.length === 1 ? operators[0]!.value : chosen;
  const [routeId, chooseRoute] = useState('');
  const routes = useRouteOptions(operatorId);

  async function save(event: FormEvent) {
    event.preventDefault();
    const variables = { operatorId, routeId };
    await undoable({
      send: async () => (await add({ variables })).data?.addBoardingRoute,
      undo: async () => (await remove({ variables: { routeId } })).data?.removeBoardingRoute,
      said: intl.formatMessage(words.added),
      onTried: onDone,
    });
  }

  return (
    <form className="back-office__stack" onSubmit={(event) => void save(event)}>
      <SelectField
        label={intl.formatMessage(words.operator)}
        placeholder={intl.formatMessage(words.choose)}
        options={operators}
        value={operatorId}
        onChange={(event) => {
          choose(event.currentTarget.value);
          chooseRoute('');
        }}
      />
      <SelectField
        label={intl.formatMessage(words.route)}
        placeholder={intl.formatMessage(words.choose)}
        options={routes}
        disabled={operatorId === ''}
        value={routeId}
        onChange={(event) => chooseRoute(event.currentTarget.value)}
      />
      <div className="back-office__actions">
        <Button type="submit" busy={loading} disabled={routeId === ''}>
          <FormattedMessage {...words.add} />
        </Button>
      </div>
    </form>
  );
}
