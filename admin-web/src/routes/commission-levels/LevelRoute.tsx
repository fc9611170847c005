import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { OpenedRecord } from '../../features/form/OpenedRecord.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { useCommissionLevelQuery, useUpdateCommissionLevelMutation } from './commission-levels.generated.js';
import { valuesOf } from './level-values.js';
import { LevelForm } from './LevelForm.js';
import { words } from './words.js';

/** One commission level: its rates, who has it, and what was changed of it. */
export default function LevelRoute() {
  const { levelId: id = '' } = useParams();
  const [update] = useUpdateCommissionLevelMutation();
  const result = useCommissionLevelQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const back = { to: '/commission-levels', label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="pricing.edit" scopes={['country', 'all']} back={back}>
      <Loaded result={result} pick={(data) => data.commissionLevel} words={words}>
        {(level, reload) => (
          <RecordView title={level.name} changes={<RecordTimeline entity="CommissionLevel" rowId={level.id} />}>
            <OpenedRecord key={level.version} row={level} reload={reload}>
              {(opened, conflict) => (
                <LevelForm
                  initial={valuesOf(opened)}
                  draft={`commission-level-${id}-${opened.version}`}
                  isMade
                  send={async (input) => {
                    const { data } = await update({ variables: { id, version: opened.version, input } });
                    return conflict.watch(data?.updateCommissionLevel);
                  }}
                  onDone={() => undefined}
                  texts={conflict.texts}
                  more={conflict.button}
                />
              )}
            </OpenedRecord>
          </RecordView>
        )}
      </Loaded>
    </RecordGate>
  );
}
