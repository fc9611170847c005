import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { RecordGate } from '../../features/record/RecordGate.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { UploadFeed } from './UploadFeed.js';
import { words } from './words.js';

/** Where a timetable comes in as a GTFS feed. */
export default function AddGtfsRoute() {
  return (
    <RecordGate
      permission="schedule.edit"
      scopes={OPERATOR_SCOPES}
      back={{ to: '/gtfs', label: <FormattedMessage {...words.back} /> }}
    >
      <Toolbar title={<FormattedMessage {...words.add} />} sub={<FormattedMessage {...words.addAbout} />} />
      <UploadFeed />
    </RecordGate>
  );
}
