import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUndoable } from '../../session/use-undoable.js';
import { inputOf, valuesOf } from './day-values.js';
import { useAddBoardingRouteMutation, useRemoveBoardingRouteMutation } from './boarding-routes.generated.js';
import { words } from './words.js';

export interface RemoveRouteProps {
  route: { routeId: string; operatorId: string; travelFrom: string | null; travelUntil: string | null };
  /** Draws the list without it, or with it again. */
  show?: (isGone: boolean) => void;
  onTried: () => Promise<unknown>;
  /** Of its own page, which is gone with it. */
  onRemoved?: () => unknown;
  onUndone?: () => unknown;
  size?: 'small';
}

/** Takes a route off the list; it can be put back as it was. */
export function RemoveRoute({ route, show, onTried, onRemoved, onUndone, ...look }: RemoveRouteProps) {
  const intl = useIntl();
  const undoable = useUndoable();
  const [remove, { loading }] = useRemoveBoardingRouteMutation();
  const [add] = useAddBoardingRouteMutation();
  const { routeId, operatorId } = route;
  async function putBack() {
    const variables = { operatorId, routeId, days: inputOf(valuesOf(route)) };
    const added = (await add({ variables })).data?.addBoardingRoute;
    await onUndone?.();
    return added;
  }
  async function takeOff() {
    const done = await undoable({
      ...(show && { show }),
      send: async () => (await remove({ variables: { routeId } })).data?.removeBoardingRoute,
      undo: putBack,
      said: intl.formatMessage(words.removed),
      onTried,
    });
    if (done) await onRemoved?.();
  }
  return (
    <Button variant="quiet" {...look} busy={loading} onClick={() => void takeOff()}>
      <FormattedMessage {...words.remove} />
    </Button>
  );
}
