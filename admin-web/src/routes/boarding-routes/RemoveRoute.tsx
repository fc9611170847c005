import { Button } from '@naga/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUndoable } from '../../session/use-undoable.js';
import { useAddBoardingRouteMutation, useRemoveBoardingRouteMutation } from './boarding-routes.generated.js';
import { words } from './words.js';

export interface RemoveRouteProps {
  route: { routeId: string; operatorId: string };
  /** Draws the list without it, or with it again. */
  show: (isGone: boolean) => void;
  onTried: () => Promise<unknown>;
}

/** Takes a route off the list; it can be put back. */
export function RemoveRoute({ route: { routeId, operatorId }, show, onTried }: RemoveRouteProps) {
  const intl = useIntl();
  const undoable = useUndoable();
  const [remove, { loading }] = useRemoveBoardingRouteMutation();
  const [add] = useAddBoardingRouteMutation();
  return (
    <Button
      variant="quiet"
      size="small"
      busy={loading}
      onClick={() =>
        void undoable({
          show,
          send: async () => (await remove({ variables: { routeId } })).data?.removeBoardingRoute,
          undo: async () => (await add({ variables: { operatorId, routeId } })).data?.addBoardingRoute,
          said: intl.formatMessage(words.removed),
          onTried,
        })
      }
    >
      <FormattedMessage {...words.remove} />
    </Button>
  );
}
