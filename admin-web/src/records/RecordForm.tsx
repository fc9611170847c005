import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { useUndoNotice } from '../session/use-undoable.js';
import { EditForm } from '../features/form/EditForm.js';
import { type FormHandle, type FormPlan, type FormValues, useForm } from '../features/form/use-form.js';
import { isRefused, type Refused } from '../session/refused.js';
import { type Recorded, type RecordKind, recordPath, type Saved } from './record-kind.js';

const words = defineMessages<Record<'notSaved' | 'backToIt', NoMessageValues>>({
  notSaved: { id: 'admin.form.not-saved', defaultMessage: 'What you changed a moment ago was not saved.' },
  backToIt: { id: 'admin.form.back-to-it', defaultMessage: 'Back to the form' },
});

/** What a form gets from the screen it stands on: AddRecord or EditRecord. */
export interface RecordFormState {
  draft: string;
  /** Where Cancel leads. */
  back: string;
  texts?: Readonly<Record<string, string>>;
  more?: ReactNode;
  /** It is seen as saved already: who goes on is told when it is refused, and finds it here again. */
  mayLeave?: boolean;
}

/** What the address of a form keeps beside it. */
interface FormAddressState<Values> {
  /** What stood in it when it was left. */
  typed?: Partial<Values>;
  /** The record's page lies before it. */
  isFromRecord?: boolean;
}

/** Of a link on the record's page to its form. */
export const FROM_RECORD: FormAddressState<unknown> = { isFromRecord: true };

/** Value of a second button that saves: 'Save and add another'. */
export const OTHER = 'other';

/** Of the form of a new record and of an old one. */
export interface RecordFormProps<Values extends FormValues, Input> extends RecordFormState {
  initial: Values;
  send: (input: Input, values: Values) => Promise<Saved | Refused | null | undefined>;
  /** Of an old one: EditRecord's. */
  takeBack?: (saved: Saved, former: Input) => Promise<Saved | Refused | null | undefined>;
}

interface Plan<Values extends FormValues, Input> extends Pick<
  FormPlan<Values, unknown>,
  'check' | 'sure' | 'refusedAt' | 'texts'
> {
  inputOf: (values: Values) => Input;
  /** Asked before what was saved is taken back, where that touches somebody. */
  sureBack?: (saved: Values) => Promise<boolean>;
  /** Once it is saved, or taken back. */
  onSaved?: () => void;
  /** Instead of the record's page, where another button than the first was pressed. */
  onOther?: () => void;
}

/**
 * The state of a record's form, which leads to the record's page once it is saved; what was changed of an old one can be
 * taken back there.
 */
export function useRecordForm<Data, Row extends Recorded, Values extends FormValues, Input>(
  of: RecordKind<Data, Row>,
  { initial, draft, send, takeBack, texts, mayLeave }: RecordFormProps<Values, Input>,
  { inputOf, sureBack, texts: own, onOther, onSaved, ...plan }: Plan<Values, Input>,
): FormHandle<Values> {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useApolloClient();
  const sayUndoable = useUndoNotice();
  const { notify } = useNotices();
  const { pathname, state } = useLocation() as { pathname: string; state: FormAddressState<Values> | null };
  function told<Answer extends Saved | Refused | null | undefined>(answer: Answer): Answer {
    if (answer && !isRefused(answer)) onSaved?.();
    return answer;
  }
  return useForm<Values, Saved>({
    ...plan,
    initial,
    draft,
    typed: state?.typed,
    ...(mayLeave && { mayLeave }),
    onLost: (typed) =>
      notify(intl.formatMessage(words.notSaved), {
        tone: 'bad',
        action: {
          label: intl.formatMessage(words.backToIt),
          onAct: () => void navigate(pathname, { state: { typed } }),
        },
      }),
    send: async (values) => told(await send(inputOf(values), values)),
    texts: { ...own, ...texts },
    done: intl.formatMessage(of.words.saved),
    sayChanged:
      takeBack &&
      ((done, row, values) =>
        sayUndoable(
          done,
          async () => told(await takeBack(row, inputOf(initial))),
          () => client.refetchQueries({ include: 'active' }),
          sureBack && (() => sureBack(values)),
        )),
    // The form is done: Back leads to where somebody came from, not to it.
    onDone: (row, _, pressed) => {
      if (pressed === OTHER) return onOther?.();
      return state?.isFromRecord ? navigate(-1) : navigate(recordPath(of, row.id), { replace: true });
    },
  });
}

export interface RecordFormViewProps<Data, Row extends Recorded, Values extends FormValues> {
  of: RecordKind<Data, Row>;
  form: FormHandle<Values>;
  state: RecordFormState;
  /** FormSections. */
  children: ReactNode;
}

/** The fields of a record, with the button that saves them and the way back. */
export function RecordForm<Data, Row extends Recorded, Values extends FormValues>({
  of,
  form,
  state: { back, more },
  children,
}: RecordFormViewProps<Data, Row, Values>) {
  return (
    <EditForm form={form} submit={<FormattedMessage {...of.words.save} />} back={back} more={more}>
      {children}
    </EditForm>
  );
}
