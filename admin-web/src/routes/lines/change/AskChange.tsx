import { localMoment } from '@naga/kernel/clock-time.js';
import { SALE_HORIZON_DAYS } from '@naga/kernel/sale-horizon.js';
import { dayNumber, parseTravelDate, travelDate } from '@naga/kernel/travel-date.js';
import { Button } from '@naga/ui/Button';
import { Dialog } from '@naga/ui/Dialog';
import { Notice } from '@naga/ui/Notice';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TouchedDepartures, type TouchedDeparturesProps } from '../../../records/touched/TouchedDepartures.js';
import { useMessage, type WaitingMessage } from '../../../records/touched/use-message.js';
import { AskAgain } from '../../../session/AskAgain.js';
import { localName } from '../../../session/local-name.js';
import { problemWords } from '../../../session/problem-words.js';
import { inputOf } from '../line-input.js';
import { type LineValues, stopsOf } from '../line-values.js';
import { type LineTouchedQuery, useLineTouchedQuery, useLineVehiclesQuery } from '../lines.generated.js';
import { changeWords } from './change-words.js';
import { DifferenceList } from './DifferenceList.js';
import { differencesOf } from './line-differences.js';

/** How a change is saved: beside what is sold, and from which day on; null: at once. */
export interface Agreed {
  readonly disable: boolean;
  readonly from: string | null;
  /** What is said to whom it touches, once it is saved. */
  readonly messages: readonly WaitingMessage[];
}

export interface AskChangeProps {
  line: { readonly id: string; readonly version: number };
  before: LineValues;
  after: LineValues;
  /** Whom it touches if it holds at once. */
  atOnce: Touched;
  /** Undefined: it is not saved. */
  decide: (agreed: Agreed | undefined) => void;
}

export type Touched = Extract<LineTouchedQuery['lineTouched'], { __typename: 'LineTouched' }>;

const ways = (values: LineValues): string =>
  stopsOf(values)
    .map(({ stopId }) => stopId)
    .join();

/** What a change of a line comes to, from which day on it shall hold, and whom it touches: before it is saved. */
export function AskChange({ line, before, after, atOnce, decide }: AskChangeProps) {
  const intl = useIntl();
  const [today] = useState<string>(() => localMoment(Date.now()).date);
  const [from, setFrom] = useState('');
  const isOver = from !== '' && (parseTravelDate(from) === undefined || from < today);
  const variables = { ...line, input: inputOf(after), from: from === '' ? null : from };
  const isAtOnce = from === '';
  const { data, error, loading, refetch } = useLineTouchedQuery({
    variables,
    skip: isAtOnce || isOver,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const { data: known } = useLineVehiclesQuery({ variables: { operatorId: after.operatorId } });
  // What the graph refuses is told by the saving itself, at its field.
  const later = data?.lineTouched.__typename === 'LineTouched' ? data.lineTouched : undefined;
  const touched = isAtOnce ? atOnce : later;
  const isKnown = isAtOnce || (!isOver && !loading && error === undefined && data !== undefined);
  const begin = dayNumber(travelDate(from === '' || isOver ? today : from));
  const differences = differencesOf(before, after, { from: begin, to: begin + SALE_HORIZON_DAYS });
  const vehicleOf = (id: string): string => {
    const vehicle = known?.lineVehicles.find((one) => one.id === id);
    return vehicle === undefined ? '–' : localName(intl.locale, vehicle.names);
  };
  const mayWait = ways(before) === ways(after);
  const isLost = touched?.mustKeep === true && !touched.keepable;
  const message = useMessage(touched);
  function save(disable: boolean) {
    const messages = touched?.departures ? message.take() : [];
    if (messages !== undefined) decide({ disable, from: from === '' ? null : from, messages });
  }
  return (
    <Dialog
      open
      wide
      title={<FormattedMessage {...changeWords.title} />}
      onClose={() => decide(undefined)}
      actions={
        <>
          {!isLost && (
            <Button
              variant={touched?.mustKeep ? 'danger' : 'primary'}
              busy={loading}
              disabled={!isKnown || message.isCounting}
              onClick={() => save(touched?.mustKeep === true)}
            >
              <FormattedMessage {...(touched?.mustKeep ? changeWords.keepSold : changeWords.save)} />
            </Button>
          )}
          <Button variant="quiet" onClick={() => decide(undefined)}>
            <FormattedMessage {...changeWords.back} />
          </Button>
        </>
      }
    >
      <div className="back-office__stack">
        <DifferenceList differences={differences} vehicleOf={vehicleOf} />
        {mayWait ? (
          <TextField
            label={intl.formatMessage(changeWords.fromLabel)}
            hint={intl.formatMessage(changeWords.fromHint)}
            error={isOver ? intl.formatMessage(problemWords.PAST) : undefined}
            optional
            type="date"
            min={today}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
        ) : (
          <p>
            <FormattedMessage {...changeWords.stopsAtOnce} />
          </p>
        )}
        {!isAtOnce && !loading && error !== undefined && (
          <Notice tone="bad" live="alert" action={<AskAgain variant="quiet" size="small" refetch={refetch} />}>
            <FormattedMessage {...changeWords.lookFailed} />
          </Notice>
        )}
        <div role="status">{loading && <FormattedMessage {...changeWords.looking} />}</div>
        {!loading && touched && <Whom of={touched} message={isLost ? undefined : message} />}
      </div>
    </Dialog>
  );
}

/** Departures that the change would take from people, each with the way to them; nothing where nobody has seats. */
function Whom({ of, message }: Pick<TouchedDeparturesProps, 'message'> & { of: Touched }) {
  const { mustKeep, keepable, departures } = of;
  if (departures === 0) return null;
  const sentence = mustKeep ? (keepable ? changeWords.mustKeep : changeWords.notKept) : changeWords.soldNoMore;
  return <TouchedDepartures of={of} sentence={sentence} message={message} />;
}
