import { formatCount } from '@naga/kernel/money.js';
import { FormSection } from '@naga/ui/FormSection';
import { TextField } from '@naga/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { EditForm } from '../../features/form/EditForm.js';
import { useForm } from '../../features/form/use-form.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import type { Refused } from '../../session/refused.js';
import { OPERATOR_SCOPES } from '../../features/operators/operator-scopes.js';
import { inputOf, valuesOf } from './class-values.js';
import { ClassForm } from './ClassForm.js';
import { exampleOf } from './example-code.js';
import {
  type TicketClasses_ClassFragment,
  useAddCodeRangeMutation,
  useTicketClassQuery,
  useUpdateTicketClassMutation,
} from './ticket-classes.generated.js';
import { words } from './words.js';

/** One class of ticket codes: its ranges, and whom it is for. */
export default function ClassRoute() {
  const { classId = '' } = useParams();
  return (
    <RecordGate
      permission="catalogue.edit"
      scopes={OPERATOR_SCOPES}
      back={{ to: '/ticket-code-classes', label: <FormattedMessage {...words.back} /> }}
    >
      <Class id={classId} />
    </RecordGate>
  );
}

function Class({ id }: { id: string }) {
  const result = useTicketClassQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded result={result} pick={(data) => data.ticketClass} words={words}>
      {(row) => <ClassPage row={row} />}
    </Loaded>
  );
}

function ClassPage({ row }: { row: TicketClasses_ClassFragment }) {
  const [update] = useUpdateTicketClassMutation();
  const [added, setAdded] = useState(0);
  return (
    <RecordView title={exampleOf(row)} changes={<RecordTimeline entity="TicketClass" rowId={row.id} />}>
      <div className="back-office__stack">
        <Ranges row={row} />
        <NewRange key={added} classId={row.id} onAdded={() => setAdded((count) => count + 1)} />
        <ClassForm
          initial={valuesOf(row)}
          isMade
          ownOperator
          send={async (values) =>
            (await update({ variables: { id: row.id, input: inputOf(values) } })).data?.updateTicketClass
          }
          onDone={() => undefined}
        />
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
