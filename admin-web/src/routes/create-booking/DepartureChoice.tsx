import { whyClosedWords } from '@naga/app-kit/why-closed-words.js';
import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useSearchParams } from 'react-router';
import { RecordView } from '../../features/record/RecordView.js';
import { salePath } from '../../features/sale/sale-path.js';
import { AskAgain } from '../../session/AskAgain.js';
import { type RouteToSellQuery, useRouteToSellQuery } from './create-booking.generated.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';

interface DepartureChoiceProps {
  routeId: string;
  /** A travel date, as the address has it. */
  date: string;
  passengers: number;
}

/** Which departure of a route and day is sold, where the address says no more: the only one at once. */
export function DepartureChoice({ routeId, date, passengers }: DepartureChoiceProps) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { data, error, refetch } = useRouteToSellQuery({ variables: { routeId, date }, fetchPolicy: 'network-only' });
  if (data === undefined) {
    if (error === undefined) return <SkeletonCards count={3} />;
    return (
      <EmptyState level={1} title={<FormattedMessage {...words.failed} />} actions={<AskAgain refetch={refetch} />} />
    );
  }
  const journeys = data.routeJourneys;
  const [first] = journeys;
  if (first === undefined) return <NoDeparture />;
  const pathOf = ({ id }: Journey) => salePath({ id, routeId, date }, passengers, search);
  if (journeys.length === 1) return <Navigate to={pathOf(first)} replace />;
  return (
    <RecordView
      title={<FormattedMessage {...words.title} values={endsOf(first)} />}
      sub={<FormattedMessage {...words.which} values={{ date }} />}
    >
      <ul className="back-office__plain">
        {journeys.map((journey) => {
          const [leg] = journey.legs;
          return (
            <li key={journey.id} className="sale__departure">
              <span>
                <FormattedMessage
                  {...words.ride}
                  values={{
                    date: journey.departureTime.slice(0, 10),
                    time: <LocalTime at={journey.departureTime} clock />,
                    ...endsOf(journey),
                    operator: leg?.operator.name ?? '',
                  }}
                />
              </span>
              {leg?.notOnSaleReason == null ? (
                <Button as={Link} to={pathOf(journey)} variant="quiet">
                  <FormattedMessage {...words.sell} values={{ count: passengers }} />
                </Button>
              ) : (
                <span>{intl.formatMessage(whyClosedWords(leg.notOnSaleReason) as { id: string })}</span>
              )}
            </li>
          );
        })}
      </ul>
    </RecordView>
  );
}

type Journey = RouteToSellQuery['routeJourneys'][number];

const endsOf = ({ legs }: Journey) => ({
  from: legs[0]?.boarding.stop.name ?? '',
  to: legs[0]?.dropOff.stop.name ?? '',
});

/** Nothing runs by what the address names. */
export function NoDeparture() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage {...words.unknown} />}
      actions={
        <Button as={Link} to="/search">
          <FormattedMessage {...words.search} />
        </Button>
      }
    >
      <FormattedMessage {...words.unknownText} />
    </EmptyState>
  );
}
