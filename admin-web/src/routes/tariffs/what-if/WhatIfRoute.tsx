import { Toolbar } from '@naga/ui/Toolbar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { OPERATOR_SCOPES } from '../../../features/operators/operator-scopes.js';
import { Loaded } from '../../../features/record/Loaded.js';
import { RecordGate } from '../../../features/record/RecordGate.js';
import { ChangeActions } from '../change/ChangeActions.js';
import { isOpen } from '../change/is-open.js';
import { changeWords } from '../change/words.js';
import { type Tariffs_ChangeFragment, useTariffChangeQuery } from '../tariffs.generated.js';
import { ReplayPart } from './ReplayPart.js';
import { ReplayPeriods } from './ReplayPeriods.js';
import { useReplays } from './use-replays.js';
import { whatIfWords as words } from './words.js';
import './what-if.css';

/** What a change would do to travellers and to revenue, before anybody switches it on; and the switch itself. */
export default function WhatIfRoute() {
  const { changeId = '' } = useParams();
  const result = useTariffChangeQuery({ variables: { id: changeId } });
  return (
    <RecordGate
      permission="pricing.ask"
      scopes={OPERATOR_SCOPES}
      back={{ to: `/tariffs/changes/${changeId}`, label: <FormattedMessage {...words.back} /> }}
    >
      <Loaded result={result} pick={({ tariffChange }) => tariffChange} words={changeWords}>
        {(change) =>
          // What holds is looked at where it can be taken back.
          isOpen(change) ? <WhatIf change={change} /> : <Navigate to={`/tariffs/changes/${change.id}`} replace />
        }
      </Loaded>
    </RecordGate>
  );
}

function WhatIf({ change }: { change: Tariffs_ChangeFragment }) {
  const intl = useIntl();
  const parts = useReplays(change.id);
  const done = parts.filter(({ result }) => !result.loading).length;
  const operator = change.operator?.name ?? '';
  return (
    <>
      <Toolbar
        title={<FormattedMessage {...words.title} />}
        sub={intl.formatMessage(words.sub, { operator, day: change.effectiveFrom })}
      />
      <div className="back-office__stack">
        <p>
          <FormattedMessage {...words.about} />
        </p>
        <ReplayPeriods />
        <div role="status">
          {done < parts.length && (
            <div className="what-if__progress">
              <FormattedMessage {...words.progress} values={{ done, all: parts.length }} />
              <progress value={done} max={parts.length} aria-hidden />
            </div>
          )}
        </div>
        {parts.map(({ part, result }) => (
          <ReplayPart key={part} part={part} result={result} />
        ))}
        <ChangeActions change={change} />
      </div>
    </>
  );
}
