import { useMutation } from '@apollo/client/react';
import { Button } from '@naga/ui/Button';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormSection } from '@naga/ui/FormSection';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AddRecord } from '../AddRecord.js';
import { EditRecord } from '../EditRecord.js';
import { OTHER, RecordForm, type RecordFormProps, type RecordFormState, useRecordForm } from '../RecordForm.js';
import type { Saved } from '../record-kind.js';
import { useMe } from '../../session/me.js';
import type { FormValues } from '../../features/form/use-form.js';
import type { Refused } from '../../session/refused.js';
import type { Noun, NounInput } from './noun.js';
import { useAskChange } from '../touched/use-ask-change.js';
import { FieldControls } from './FieldControls.js';
import type { FieldWords, NounRow } from './noun-field.js';
import { foreseen } from './foreseen.rules.js';
import { nounWords } from './noun-words.js';
import { NounSheet } from './NounSheet.js';
import { Elsewhere, isOther } from './Elsewhere.js';
import { OthersRecord } from './OthersRecord.js';
import { recordOf } from './record-of.js';
import { referring } from './referring.js';
import { SaidElsewhere } from './SaidElsewhere.js';
import { useScopeOf } from './use-makes.js';

/** The screen of a new record. */
export function AddNoun({ noun }: { noun: Noun }) {
  const [create] = useMutation(noun.documents.create);
  const [count, setCount] = useState(0);
  const more = (
    <Button type="submit" variant="quiet" value={OTHER}>
      <FormattedMessage {...nounWords.saveAndAdd} />
    </Button>
  );
  return (
    <AddRecord of={recordOf(noun)} {...(noun.madeBy && { scopes: noun.madeBy })}>
      {(state) => (
        <NounForm
          key={count}
          noun={noun}
          state={{ ...state, more }}
          onOther={() => setCount(count + 1)}
          send={async (input) => (await create({ variables: { input } })).data?.saved}
        />
      )}
    </AddRecord>
  );
}

/** What the form of a record says before anything is typed. */
const saidOf = ({ fields }: Noun, row: NounRow): NounInput => {
  const values = Object.assign({}, ...Object.entries(fields).map(([name, field]) => field.typed(name, row)));
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.input(name, values)]));
};

/** The screen of a record's form. */
export function EditNoun({ noun }: { noun: Noun }) {
  return (
    <EditRecord
      of={recordOf(noun)}
      update={noun.documents.update}
      answer={({ saved }) => saved}
      foresight={{
        row: (row, input) => foreseen(row, saidOf(noun, row), input),
        change: (saved) => ({ saved }),
        view: (row) => <NounSheet noun={noun} row={row} isComing />,
      }}
    >
      {(row, { send, takeBack, ...state }) =>
        isOther(noun, row) ? (
          <Elsewhere noun={noun} row={row} />
        ) : row.mayChange ? (
          <NounForm noun={noun} row={row} {...{ state, send, takeBack }} />
        ) : (
          <OthersRecord />
        )
      }
    </EditRecord>
  );
}

/** What the address of a new record says of those that it names: who comes from the page of one, or its list, means it. */
const referredFrom = ({ fields }: Noun, address: URLSearchParams): FormValues =>
  Object.fromEntries(
    referring(fields).flatMap((name) => {
      const id = address.get(name);
      return id ? [[name, id]] : [];
    }),
  );

interface NounFormProps extends Pick<RecordFormProps<FormValues, NounInput>, 'takeBack'> {
  noun: Noun;
  /** Left out for a new one. */
  row?: NounRow;
  state: RecordFormState;
  send: (input: NounInput) => Promise<Saved | Refused | null | undefined>;
  /** After 'Save and add another'. */
  onOther?: () => void;
}

function NounForm({ noun, row, state, send, takeBack, onOther }: NounFormProps) {
  const intl = useIntl();
  const me = useMe();
  const [address] = useSearchParams();
  // Who looks after many comes from a page of one of them.
  const maker = { ...me, operatorId: me.operatorId ?? address.get('operatorId') };
  const scope = useScopeOf(noun);
  const fields = Object.entries(noun.fields);
  /** Of an old record: what stays as it was made, and what others say. */
  const isShown = ([, { fixed, editableBy }]: (typeof fields)[number]): boolean =>
    row !== undefined && (fixed || (editableBy !== undefined && !editableBy.some((one) => one === scope)));
  const shown = fields.filter(isShown);
  const initial = {
    ...Object.assign({}, ...fields.map(([name, field]) => field.typed(name, row, maker))),
    ...(row === undefined && referredFrom(noun, address)),
  } as FormValues;
  const inputOf = (values: FormValues): NounInput =>
    Object.fromEntries(fields.map(([name, field]) => [name, field.input(name, values)]));
  const asked = useAskChange(noun);
  const opened = { id: row?.id, said: inputOf(initial) };
  const form = useRecordForm(
    recordOf(noun),
    {
      ...state,
      send,
      ...(takeBack && { takeBack }),
      initial,
    },
    {
      ...(onOther && { onOther }),
      ...(noun.refusedAt && { refusedAt: noun.refusedAt }),
      inputOf,
      sure: (values) => asked.sure([{ id: opened.id, before: opened.said, after: inputOf(values) }]),
      sureBack: (values) => asked.sure([{ id: opened.id, before: inputOf(values), after: opened.said }], 'BACK'),
      onSaved: asked.tell,
      check: (values) => Object.assign({}, ...fields.map(([name, field]) => field.check(name, values))),
      texts: Object.fromEntries(
        fields.flatMap(([, { says = {} }]) =>
          Object.entries<FieldWords>(says).map(([code, word]) => [code, intl.formatMessage(word)]),
        ),
      ),
    },
  );
  return (
    <RecordForm of={recordOf(noun)} form={form} state={state}>
      <FieldControls noun={noun} form={form} id={row?.id} without={shown.map(([name]) => name)} />
      {row !== undefined && shown.length > 0 && (
        <FormSection
          title={<FormattedMessage {...nounWords.asItIs} />}
          about={<FormattedMessage {...nounWords.asItIsText} />}
        >
          <DefinitionList
            items={shown.map(([name, field]) => ({
              id: name,
              term: <FormattedMessage {...field.label} />,
              value: field.text(intl, name, row) || undefined,
            }))}
          />
        </FormSection>
      )}
      {row !== undefined && <SaidElsewhere facts={(noun.shown ?? []).filter(({ at }) => at !== undefined)} row={row} />}
    </RecordForm>
  );
}
