import { localMoment } from '@naga/kernel/clock-time.js';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Loaded } from '../../../features/record/Loaded.js';
import { changeWords } from '../change/words.js';
import { EditSupplements } from './EditSupplements.js';
import { useTariffSupplementsQuery } from './supplements.generated.js';

/** What an operator asks for better seats and vehicles. */
export default function SupplementsRoute() {
  const { operatorId = '' } = useParams();
  const [today] = useState(() => localMoment(Date.now()).date);
  const result = useTariffSupplementsQuery({ variables: { operatorId, day: today }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={({ tariffSupplements }) => tariffSupplements} words={changeWords}>
      {(supplements) => (
        <EditSupplements key={`${operatorId} ${supplements.version}`} supplements={supplements} today={today} />
      )}
    </Loaded>
  );
}
