import { localMoment } from '@naga/kernel/clock-time.js';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../../../features/record/Loaded.js';
import { changeWords } from '../change/words.js';
import { useTariffRulesQuery } from '../tariffs.generated.js';
import { EditRules } from './EditRules.js';

/** The pricing rules of an operator, by departure time. */
export default function RulesRoute() {
  const { operatorId = '' } = useParams();
  const [today] = useState(() => localMoment(Date.now()).date);
  const result = useTariffRulesQuery({ variables: { operatorId }, fetchPolicy: 'network-only' });
  return (
    <Loaded
      result={result}
      pick={(data) => (data.tariff === null ? null : { ...data, tariff: data.tariff })}
      words={changeWords}
    >
      {({ tariff, tariffRules, operatorRoutes }) => (
        <EditRules
          key={`${operatorId} ${tariff.version}`}
          operatorId={operatorId}
          version={tariff.version}
          rules={tariffRules}
          routes={operatorRoutes}
          today={today}
        />
      )}
    </Loaded>
  );
}
