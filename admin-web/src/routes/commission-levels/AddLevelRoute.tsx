import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { RecordGate } from '../../features/record/RecordGate.js';
import { useCreateCommissionLevelMutation } from './commission-levels.generated.js';
import { NEW_LEVEL } from './level-values.js';
import { LevelForm } from './LevelForm.js';
import { words } from './words.js';

/** A new commission level. */
export default function AddLevelRoute() {
  const navigate = useNavigate();
  const [create] = useCreateCommissionLevelMutation();
  const back = { to: '/commission-levels', label: <FormattedMessage {...words.back} /> };
  return (
    <RecordGate permission="pricing.edit" scopes={['country', 'all']} back={back}>
      <Toolbar title={<FormattedMessage {...words.add} />} />
      <LevelForm
        initial={NEW_LEVEL}
        draft="commission-level-new"
        isMade={false}
        send={async (input) => (await create({ variables: { input } })).data?.createCommissionLevel}
        onDone={({ id }) => navigate(`/commission-levels/${id}`)}
      />
    </RecordGate>
  );
}
