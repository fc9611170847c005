import { Button } from '@naga/ui/Button';
import { SelectField } from '@naga/ui/SelectField';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import type { FormHandle } from '../../features/form/use-form.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { localName } from '../../session/local-name.js';
import { ReferenceCombo } from '../../records/noun/ReferenceCombo.js';
import { connectingWords as words } from './connecting-words.js';
import { lineNoun } from './line-noun.js';
import type { LineValues, NamedRoute, TimingValues } from './line-values.js';

export interface ConnectingRoutesProps {
  form: FormHandle<LineValues>;
  timing: TimingValues;
  /** Of the time: 'timings.0'. */
  place: string;
  onChange: (timing: TimingValues, place?: string) => void;
}

/** Routes whose vehicles wait for a time: travellers change to them in ten minutes. */
export function ConnectingRoutes({ form, timing, place, onChange }: ConnectingRoutesProps) {
  const intl = useIntl();
  const { routeId } = useParams();
  const operators = useOwnOperators('schedule.edit');
  const { connectingOperatorId, connectingRoutes } = timing;
  const whose = form.at(`${place}.connectingOperatorId`);
  const routes = form.at(`${place}.connectingRouteIds`);
  const write = (list: readonly NamedRoute[]) =>
    onChange({ ...timing, connectingRoutes: list }, `${place}.connectingRouteIds`);
  return (
    <fieldset className="line-editor__schedule">
      <legend>
        <FormattedMessage {...words.title} />
      </legend>
      <p>
        <FormattedMessage {...words.about} />
      </p>
      <ul className="line-editor__found">
        {connectingRoutes.map((route) => (
          <li key={route.id}>
            {localName(intl.locale, route.names)}{' '}
            <Button
              variant="quiet"
              size="small"
              aria-label={intl.formatMessage(words.remove, { route: localName(intl.locale, route.names) })}
              onClick={() => write(connectingRoutes.filter(({ id }) => id !== route.id))}
            >
              <FormattedMessage {...words.removeShort} />
            </Button>
          </li>
        ))}
      </ul>
      <div className="back-office__fields">
        {operators.length > 1 && (
          <SelectField
            label={intl.formatMessage(words.operator)}
            optional
            placeholder={intl.formatMessage(words.same)}
            options={operators.filter(({ value }) => value !== form.values.operatorId)}
            {...whose}
            value={connectingOperatorId}
            // Routes are one operator's.
            onChange={({ currentTarget }) =>
              onChange(
                { ...timing, connectingOperatorId: currentTarget.value, connectingRoutes: [] },
                `${place}.connectingOperatorId`,
              )
            }
          />
        )}
        <ReferenceCombo
          label={intl.formatMessage(words.add)}
          optional
          to={lineNoun.documents}
          within={{ operatorId: connectingOperatorId || form.values.operatorId }}
          except={routeId}
          beside={(_, row) => lineNoun.fields['way']!.text(intl, 'way', row)}
          {...routes}
          value=""
          onChange={(id, row) => {
            if (row === undefined || connectingRoutes.some((one) => one.id === id)) return;
            write([...connectingRoutes, { id, names: routeNames(row.name) }]);
          }}
        />
      </div>
    </fieldset>
  );
}

/** A list says a name in its reader's language only. */
const routeNames = (name: string): NamedRoute['names'] => ({
  __typename: 'LocalizedText',
  en: name,
  km: null,
  th: null,
  vi: null,
  es: null,
});
