import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { OfOperator } from '../../features/operators/OfOperator.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { useCashHoursQuery } from './cash-hours.generated.js';
import { HoursForm } from './HoursForm.js';
import { words } from './words.js';

const PERMISSION = 'catalogue.edit';

/** How long an operator's seats wait for cash. */
export default function CashHoursRoute() {
  return (
    <PermissionGate permission={PERMISSION} scopes={OPERATOR_SCOPES}>
      <Toolbar title={<FormattedMessage {...words.title} />} sub={<FormattedMessage {...words.about} />} />
      <OfOperator permission={PERMISSION}>{(operatorId) => <HoursOf operatorId={operatorId} />}</OfOperator>
    </PermissionGate>
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
