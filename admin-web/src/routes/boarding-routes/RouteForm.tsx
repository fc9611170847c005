import { SelectField } from '@naga/ui/SelectField';
import { FormattedMessage, useIntl } from 'react-intl';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { useRouteOptions } from '../../features/operators/use-route-options.js';
import { useUndoNotice } from '../../session/use-undoable.js';
import { useAddBoardingRouteMutation, useRemoveBoardingRouteMutation } from './boarding-routes.generated.js';
import { DayFields } from './DayFields.js';
import { inputOf, wrongIn } from './day-values.js';
import { words } from './words.js';

export interface RouteFormProps {
  operators: readonly { value: string; label: string }[];
  onDone: () => Promise<unknown>;
}

/** Which route one may pay the driver on from now, and on which days. */
export function RouteForm({ operators, onDone }: RouteFormProps) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const tell = useUndoNotice();
  const [remove] = useRemoveBoardingRouteMutation();
  const [add] = useAddBoardingRouteMutation();
  const form = useForm({
    initial: {
      operatorId: operators.length === 1 ? operators[0]!.value : '',
      routeId: '',
      travelFrom: '',
      travelUntil: '',
    },
    check: (values) => ({
      operatorId: values.operatorId === '' && 'REQUIRED',
      routeId: values.routeId === '' && 'REQUIRED',
      ...wrongIn(values),
    }),
    texts: { ORDER: say(words.order) },
    refusedAt: { ROUTE_NOT_FOUND: 'routeId' },
    send: async ({ operatorId, routeId, ...days }) =>
      (await add({ variables: { operatorId, routeId, days: inputOf(days) } })).data?.addBoardingRoute,
    onDone: async ({ routeId }) => {
      tell(say(words.added), async () => (await remove({ variables: { routeId } })).data?.removeBoardingRoute, onDone);
      await onDone();
    },
  });
  const routes = useRouteOptions(form.values.operatorId);
  const { onChange: chooseOperator, ...operator } = form.text('operatorId');
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.add} />}>
      <SelectField
        label={say(words.operator)}
        placeholder={say(words.choose)}
        options={operators}
        {...operator}
        onChange={(event) => {
          chooseOperator(event);
          form.set({ routeId: '' });
        }}
      />
      <SelectField
        label={say(words.route)}
        placeholder={say(words.choose)}
        options={routes}
        disabled={form.values.operatorId === ''}
        {...form.text('routeId')}
      />
      <DayFields text={form.text} />
    </EditForm>
  );
}
