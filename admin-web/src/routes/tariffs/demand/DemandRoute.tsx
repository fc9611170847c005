import { localMoment } from '@naga/kernel/clock-time.js';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../../../features/record/Loaded.js';
import { useRouteOptions } from '../../../features/operators/use-route-options.js';
import { changeWords } from '../change/words.js';
import { useTariffDemandsQuery } from './demand.generated.js';
import { EditDemand } from './EditDemand.js';

/** How prices of an operator follow demand. */
export default function DemandRoute() {
  const { operatorId = '' } = useParams();
  const [today] = useState(() => localMoment(Date.now()).date);
  const routes = useRouteOptions(operatorId);
  const result = useTariffDemandsQuery({ variables: { operatorId, day: today }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={({ tariffDemands }) => tariffDemands} words={changeWords}>
      {(demands) => (
        <EditDemand key={`${operatorId} ${demands.version}`} demands={demands} routes={routes} today={today} />
      )}
    </Loaded>
  );
}
