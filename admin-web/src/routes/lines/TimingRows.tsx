import { Button } from '@naga/ui/Button';
import { TextField } from '@naga/ui/TextField';
import { Notice } from '@naga/ui/Notice';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { FormHandle } from '../../features/form/use-form.js';
import { AskAgain } from '../../session/AskAgain.js';
import { askAgain } from '../../session/ask-again.js';
import { useMe } from '../../session/me.js';
import { editorWords } from './editor-words.js';
import { type LineValues, stopsOf, timingsOf, type TimingValues } from './line-values.js';
import { copied, drivenBy, newTiming } from './timing-moves.js';
import { useLineVehiclesQuery } from './lines.generated.js';
import { LoadTimes } from './LoadTimes.js';
import { PasteTimes } from './paste/PasteTimes.js';
import { TimingCard } from './TimingCard.js';
import { toList } from './to-list.js';

/** So many times can be looked at as they are. */
const MOST_OPEN = 2;

/** When a route is driven: a card for each time it leaves. */
export function TimingRows({ form, isWhole }: { form: FormHandle<LineValues>; isWhole: boolean }) {
  const intl = useIntl();
  const me = useMe();
  const branchId = isWhole ? null : me.branchId;
  const { operatorId, transportType, leavesAt } = form.values;
  const { data, error, refetch } = useLineVehiclesQuery({ variables: { operatorId }, skip: operatorId === '' });
  const vehicles = (data?.lineVehicles ?? []).filter((one) => one.transportType === transportType);
  const usual = vehicles.length === 1 ? vehicles[0]!.id : '';
  const lacksVehicle = data !== undefined && vehicles.length === 0;
  useEffect(() => {
    if (!lacksVehicle) return undefined;
    // It is added on another page, and chosen when one comes back.
    const lookAgain = () => askAgain(refetch);
    window.addEventListener('focus', lookAgain);
    return () => window.removeEventListener('focus', lookAgain);
  }, [lacksVehicle, refetch]);
  const [stops, timings] = [stopsOf(form.values), timingsOf(form.values)];
  const write = (list: readonly TimingValues[], place?: string) => form.set({ timings: JSON.stringify(list) }, place);
  const add = (list: readonly TimingValues[]) =>
    write([...timings, ...list.map((timing) => drivenBy(branchId, timing))]);
  function addTyped() {
    add([newTiming(leavesAt, stops, usual)]);
    form.set({ leavesAt: '' });
  }
  function remove(at: number) {
    write(timings.toSpliced(at, 1));
    toList(form.at('timings').id);
  }
  if (stops.length < 2)
    return (
      <p>
        <FormattedMessage {...editorWords.stopsFirst} />
      </p>
    );
  return (
    <div className="line-editor" id={form.at('timings').id} tabIndex={-1}>
      {error !== undefined && data === undefined && (
        <Notice tone="bad" live="alert" action={<AskAgain refetch={refetch} variant="quiet" size="small" />}>
          <FormattedMessage {...editorWords.vehiclesFailed} />
        </Notice>
      )}
      {lacksVehicle && (
        <Notice tone="warn">
          <FormattedMessage {...editorWords.noVehicle} />{' '}
          <Link to={`/vehicle-types/add?operatorId=${operatorId}`} target="_blank">
            <FormattedMessage {...editorWords.newVehicle} />
          </Link>
        </Notice>
      )}
      {timings.map((timing, at) => (
        <TimingCard
          key={timing.key}
          form={form}
          timing={timing}
          at={at}
          stops={stops}
          vehicles={vehicles}
          onChange={(changed, place) => write(timings.toSpliced(at, 1, changed), place)}
          onCopy={() => write(timings.toSpliced(at + 1, 0, copied(timing)))}
          isFolded={timing.id !== null && timings.length > MOST_OPEN}
          onRemove={() => remove(at)}
        />
      ))}
      <div className="line-editor__add">
        <TextField
          label={intl.formatMessage(editorWords.leavesAt)}
          type="time"
          {...form.text('leavesAt')}
          onKeyDown={(event) => {
            // Enter is for the time that is typed, not for the whole route.
            if (event.key !== 'Enter' || leavesAt === '') return;
            event.preventDefault();
            addTyped();
          }}
        />
        <Button variant="quiet" aria-disabled={leavesAt === ''} onClick={addTyped}>
          <FormattedMessage {...editorWords.addTime} />
        </Button>
      </div>
      <LoadTimes form={form} onLoaded={add} />
      <PasteTimes
        stops={stops}
        timings={timings}
        vehicleTypeId={usual}
        onFilled={(list) => write(list.map((timing) => (timing.id === null ? drivenBy(branchId, timing) : timing)))}
      />
    </div>
  );
}
