import { FEED_MEGABYTES, MEGABYTE } from '@naga/kernel/file-limits.js';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { Button } from '@naga/ui/Button';
import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { Field } from '@naga/ui/Field';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { useAttempt } from '../../session/use-attempt.js';
import { problemText } from '../../session/problem-words.js';
import { FileInput } from '../../features/form/FileInput.js';
import { localName } from '../../session/local-name.js';
import { useGtfsVehiclesQuery } from './gtfs.generated.js';
import { exampleFile } from './example-file.js';
import { OfOperator } from '../../features/operators/OfOperator.js';
import { TimetableTemplate } from './TimetableTemplate.js';
import { useUpload } from './use-upload.js';
import { words } from './words.js';

const MOST_BYTES = FEED_MEGABYTES * MEGABYTE;
const LIMIT = { megabytes: FEED_MEGABYTES };
const TRANSPORTS = ['BUS', 'TAXI', 'FERRY'] as const;

/** The operator whose timetable comes, what is driven, and the file. */
export const UploadFeed = () => (
  <OfOperator permission="schedule.edit">{(operatorId) => <FeedOf operatorId={operatorId} />}</OfOperator>
);

function FeedOf({ operatorId }: { operatorId: string }) {
  const intl = useIntl();
  const { oops } = useNotices();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const { percent, upload } = useUpload();
  const { data } = useGtfsVehiclesQuery({ variables: { operatorId } });
  const [vehicles, setVehicles] = useState<Readonly<Record<string, string>>>({});
  const isExample = useSearchParams()[0].has('example');
  const [file, setFile] = useState(() => (isExample ? exampleFile() : undefined));
  const [hasOwn, setHasOwn] = useState(false);
  const [problem, setProblem] = useState<string>();
  const offered = TRANSPORTS.flatMap((type) => {
    const options = (data?.lineVehicles ?? [])
      .filter(({ transportType }) => transportType === type)
      .map(({ id, names, seats }) => ({ value: id, label: `${localName(intl.locale, names)} (${seats})` }));
    return options.length > 0 ? [{ type, options }] : [];
  });
  // The first of each type until somebody chooses another one, or none.
  const vehicleOf = (type: string): string =>
    vehicles[type] ?? offered.find((one) => one.type === type)!.options[0]!.value;
  async function send(event: FormEvent) {
    event.preventDefault();
    if (file === undefined || file.size === 0) return setProblem(problemText(intl, 'REQUIRED', {}));
    if (file.size > MOST_BYTES) return setProblem(intl.formatMessage(words.tooLarge, LIMIT));
    const ids = offered.map(({ type }) => vehicleOf(type)).filter((id) => id !== '');
    if (ids.length === 0) return oops({ text: intl.formatMessage(words.noVehicles) });
    const started = await attempt(() => upload(operatorId, ids, file));
    if (started !== undefined) await navigate(`/gtfs/${started.id}`, { replace: true });
  }
  if (data !== undefined && offered.length === 0)
    return (
      <Notice tone="warn">
        <FormattedMessage {...words.noVehicles} />
      </Notice>
    );
  return (
    <form className="back-office__stack" noValidate onSubmit={(event) => void send(event)}>
      {offered.map(({ type, options }, index) => (
        <SelectField
          key={type}
          label={`${intl.formatMessage(words.vehicle)}: ${intl.formatMessage(words[type])}`}
          {...(index === 0 && { hint: intl.formatMessage(words.vehicleHint) })}
          options={[...options, { value: '', label: intl.formatMessage(words.noVehicle) }]}
          value={vehicleOf(type)}
          onChange={({ currentTarget }) => setVehicles((now) => ({ ...now, [type]: currentTarget.value }))}
        />
      ))}
      {isExample && !hasOwn && (
        <Notice title={<FormattedMessage {...words.example} />}>
          <FormattedMessage {...words.exampleText} />
        </Notice>
      )}
      <Field
        required={!isExample}
        label={intl.formatMessage(words.file)}
        hint={intl.formatMessage(words.fileHint, LIMIT)}
        error={problem}
      >
        {(wiring) => (
          <FileInput
            {...wiring}
            accept=".zip,application/zip,.csv,text/csv"
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0]);
              setHasOwn(true);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <TimetableTemplate />
      <div>
        <Button type="submit" busy={percent !== undefined}>
          <FormattedMessage {...words.send} />
        </Button>
      </div>
      <p role="status">{percent !== undefined && <FormattedMessage {...words.sending} values={{ percent }} />}</p>
    </form>
  );
}
