import { localMoment } from '@naga/kernel/clock-time.js';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useRouteOptions } from '../../../features/operators/use-route-options.js';
import { Loaded } from '../../../features/record/Loaded.js';
import { usePolicyRight } from '../../../session/policy-right.js';
import { useTariffMatrixQuery } from '../tariffs.generated.js';
import { changeWords } from '../change/words.js';
import { words } from '../words.js';
import { EditMatrix } from './EditMatrix.js';

/** The prices of an operator on a day of travel, as they are edited from that day on. */
export default function MatrixRoute() {
  const { operatorId = '' } = useParams();
  return <Matrix key={operatorId} operatorId={operatorId} />;
}

function Matrix({ operatorId }: { operatorId: string }) {
  const intl = useIntl();
  const right = usePolicyRight();
  const [today] = useState(() => localMoment(Date.now()).date);
  const [day, setDay] = useState<string>(today);
  /** Of which day prices are shown: what is typed stays when another first day is chosen. */
  const [shown, setShown] = useState<string>(today);
  const [routeId, setRouteId] = useState('');
  const routes = useRouteOptions(operatorId);
  const result = useTariffMatrixQuery({
    variables: { operatorId, routeId: routeId || null, day: shown },
    fetchPolicy: 'network-only',
  });
  return (
    <Loaded result={result} pick={({ tariff }) => tariff} words={changeWords}>
      {(tariff) => {
        const own = routes.filter(({ value }) => tariff.routeIds.includes(value));
        return (
          <>
            {own.length > 0 && (
              <SelectField
                label={intl.formatMessage(words.routes)}
                placeholder={intl.formatMessage(words.everyRoute)}
                options={own}
                value={routeId}
                onChange={({ currentTarget }) => setRouteId(currentTarget.value)}
              />
            )}
            {tariff.zones.length < 2 && !tariff.zones.some(({ stopCount }) => stopCount > 1) ? (
              <Notice>
                <FormattedMessage {...words.noZones} />
              </Notice>
            ) : (
              <EditMatrix
                key={`${tariff.day} ${routeId} ${tariff.version}`}
                tariff={tariff}
                today={today}
                day={day}
                onDay={(chosen, isClean) => {
                  setDay(chosen);
                  if (isClean && chosen >= today) setShown(chosen);
                }}
                mayShare={right?.may === 'write'}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
