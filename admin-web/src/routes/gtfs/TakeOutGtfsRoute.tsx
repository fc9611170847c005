import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { OfOperator } from '../../features/operators/OfOperator.js';
import { TakeOutFeed } from './TakeOutFeed.js';
import { words } from './words.js';

/** Where a timetable goes out as a GTFS feed. */
export default function TakeOutGtfsRoute() {
  return (
    <RecordGate
      permission="schedule.edit"
      scopes={OPERATOR_SCOPES}
      back={{ to: '/gtfs', label: <FormattedMessage {...words.back} /> }}
    >
      <Toolbar title={<FormattedMessage {...words.takeOut} />} sub={<FormattedMessage {...words.takeOutText} />} />
      <OfOperator permission="schedule.edit">{(operatorId) => <TakeOutFeed operatorId={operatorId} />}</OfOperator>
    </RecordGate>
  );
}
