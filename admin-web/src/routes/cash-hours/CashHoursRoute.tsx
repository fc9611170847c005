import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { SelectField } from '@naga/ui/SelectField';
import { Toolbar } from '@naga/ui/Toolbar';
import { parseAsString, useQueryState } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { useOwnOperators } from '../../features/operators/use-own-operators.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { useCashHoursQuery } from './cash-hours.generated.js';
import { HoursForm } from './HoursForm.js';
import { words } from './words.js';

/** How long an operator's seats wait for cash. */
export default function CashHoursRoute() {
  return (
    <PermissionGate permission="catalogue.edit" scopes={OPERATOR_SCOPES}>
      <CashHours />
    </PermissionGate>
  );
}

function CashHours() {
  const intl = useIntl();
  const operators = useOwnOperators('catalogue.edit');
  const [chosen, choose] = useQueryState('operator', parseAsString.withDefault(''));
  const operatorId = chosen === '' && operators.length === 1 ? operators[0]!.value : chosen;
  return (
    <>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />} />
      <div className="back-office__stack">
        {operators.length > 1 && (
          <SelectField
            label={intl.formatMessage(words.operator)}
            placeholder={intl.formatMessage(words.choose)}
            options={operators}
            value={operatorId}
            onChange={(event) => void choose(event.currentTarget.value)}
          />
        )}
        {operatorId !== '' && <HoursOf key={operatorId} operatorId={operatorId} />}
      </div>
    </>
  );
}

function HoursOf({ operatorId }: { operatorId: string }) {
  const result = useCashHoursQuery({ variables: { operatorId }, fetchPolicy: 'network-only' });
  return (
    <Loaded
      result={result}
      pick={({ cashCollectionHours: hours }) => (hours === null ? null : { hours })}
      words={words}
    >
      {({ hours }, reload) => (
        <>
          <HoursForm key={hours} operatorId={operatorId} hours={hours} onDone={reload} />
          <RecordTimeline entity="CashCollection" rowId={operatorId} />
        </>
      )}
    </Loaded>
  );
}
