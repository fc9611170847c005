import { formatCount } from '@naga/kernel/money.js';
import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { OpenedRecord } from '../../features/form/OpenedRecord.js';
import { useForm } from '../../features/form/use-form.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import type { Refused } from '../../session/refused.js';
import { EndRecord } from '../../records/noun/EndRecord.js';
import { SavedRecord } from '../../records/SavedRecord.js';
import { ActivePill } from '../../session/ActivePill.js';
import { inputOf, valuesOf } from './class-values.js';
import { ClassForm } from './ClassForm.js';
import { classNoun, classRecord } from './class-noun.js';
import {
  type TicketClasses_ClassFragment,
  useAddCodeRangeMutation,
  useUpdateTicketClassMutation,
} from './ticket-classes.generated.js';
import { words } from './words.js';

/** One class of ticket codes: its ranges, and whom it is for. */
export default function ClassRoute() {
  const id = useParams()[classRecord.param] ?? '';
  const { permission, scopes, path } = classRecord;
  return (
    <RecordGate
      permission={permission}
      {...(scopes && { scopes })}
      back={{ to: path, label: <FormattedMessage {...words.back} /> }}
    >
      <SavedRecord key={id} of={classRecord} id={id}>
        {(row, reload) => <ClassPage row={row} reload={reload} />}
      </SavedRecord>
    </RecordGate>
  );
}

function ClassPage({ row, reload }: { row: TicketClasses_ClassFragment; reload: () => Promise<unknown> }) {
  const [update] = useUpdateTicketClassMutation();
  const [added, setAdded] = useState(0);
  const [saves, setSaves] = useState(0);
  const { id } = row;
  return (
    <RecordView
      title={row.name}
      sub={<ActivePill active={row.active} />}
      actions={<EndRecord noun={classNoun} row={row} />}
      data={row}
      changes={<RecordTimeline entity={classRecord.entity} rowId={id} />}
    >
      <div className="back-office__stack">
        <Ranges row={row} />
        <NewRange key={added} classId={id} onAdded={() => setAdded((count) => count + 1)} />
        <OpenedRecord key={saves} row={row} reload={reload}>
          {(opened, conflict) => (
            <ClassForm
              initial={valuesOf(opened)}
              isMade
              ownOperator
              texts={conflict.texts}
              more={conflict.button}
              send={async (values) => {
                const variables = { id, version: opened.version, input: inputOf(values) };
                return conflict.watch((await update({ variables })).data?.updateTicketClass);
              }}
              onDone={() => setSaves((count) => count + 1)}
            />
          )}
        </OpenedRecord>
      </div>
    </RecordView>
  );
}

function Ranges({ row: { ranges } }: { row: TicketClasses_ClassFragment }) {
  const intl = useIntl();
  return (
    <section>
      <h2>
        <FormattedMessage {...words.ranges} />
      </h2>
      <p>
        <FormattedMessage {...(ranges.length === 0 ? words.rangesNone : words.rangesAbout)} />
      </p>
      {ranges.length > 0 && (
        <div className="back-office__scroll" tabIndex={0} role="region" aria-label={intl.formatMessage(words.ranges)}>
          <table className="back-office__table">
            <thead>
              <tr>
                {[words.from, words.to, words.left].map((word) => (
                  <th key={word.id} scope="col" className="money">
                    <FormattedMessage {...word} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ranges.map(({ id, from, to, left }) => (
                <tr key={id}>
                  {[from, to, left].map((number, column) => (
                    <td key={column} className="money">
                      {formatCount(number)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const NUMBER = /^\d{1,12}$/;

function NewRange({ classId, onAdded }: { classId: string; onAdded: () => void }) {
  const intl = useIntl();
  const [add] = useAddCodeRangeMutation();
  const form = useForm<{ from: string; to: string }, TicketClasses_ClassFragment | Refused>({
    initial: { from: '', to: '' },
    check: ({ from, to }) => ({ from: !NUMBER.test(from) && 'NUMBER', to: !NUMBER.test(to) && 'NUMBER' }),
    send: async ({ from, to }) =>
      (await add({ variables: { classId, from: Number(from), to: Number(to) } })).data?.addCodeRange,
    refusedAt: { CODES_OVERLAP: 'from' },
    done: intl.formatMessage(words.rangeSaved),
    onDone: () => onAdded(),
  });
  return (
    <EditForm form={form} submit={<FormattedMessage {...words.addRange} />} isPart>
      <FormSection title={<FormattedMessage {...words.addRange} />}>
        <TextField label={intl.formatMessage(words.from)} required inputMode="numeric" {...form.text('from')} />
        <TextField label={intl.formatMessage(words.to)} required inputMode="numeric" {...form.text('to')} />
      </FormSection>
    </EditForm>
  );
}
