import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { OpenedRecord } from '../features/form/OpenedRecord.js';
import type { Conflict } from '../features/form/use-conflict.js';
import { isRefused, type Refused } from '../session/refused.js';
import { type Recorded, type RecordKind, recordPath, type Saved } from './record-kind.js';
import type { RecordFormState } from './RecordForm.js';
import { SavedRecord } from './SavedRecord.js';

/** The form's state, and how it saves. */
export interface EditedRecord<Input> extends RecordFormState {
  send: (input: Input) => Promise<Saved | Refused | null | undefined>;
  /** Puts what stood there before in its place again, as a new version: refused where somebody else saved meanwhile. */
  takeBack: (saved: Saved, former: Input) => Promise<Saved | Refused | null | undefined>;
}

/** How a record is seen as it was said, before the server has answered. */
export interface Foresight<Row, Change, Input> {
  /** Undefined where only the server knows. */
  row: (opened: Row, input: Input) => Row | undefined;
  /** What the mutation would answer. */
  change: (row: Row) => Change;
  view: (row: Row) => ReactNode;
}

export interface EditRecordProps<Data, Row extends Recorded, Change, Input> {
  of: RecordKind<Data, Row>;
  update: TypedDocumentNode<Change, { id: string; version: number; input: Input }>;
  /** What became of it. */
  answer: (change: Change) => Saved | Refused | null;
  /** With it what is safe is seen at once; refused, the form is back as it was left. */
  foresight?: Foresight<Row, Change, Input>;
  children: (opened: Row, edited: EditedRecord<Input>) => ReactNode;
}

/** The screen of a record's form: of the record as it was opened, with a word of who saved it meanwhile. */
export function EditRecord<Data, Row extends Recorded, Change, Input>({
  of,
  children,
  ...saving
}: EditRecordProps<Data, Row, Change, Input>) {
  const id = useParams()[of.param] ?? '';
  const { permission, scopes } = of;
  return (
    <PermissionGate permission={permission} {...(scopes && { scopes })}>
      <SavedRecord key={id} of={of} id={id}>
        {(row, reload) => (
          <OpenedRecord row={row} reload={reload}>
            {(opened, conflict) => (
              <Editing of={of} opened={opened} conflict={conflict} {...saving}>
                {children}
              </Editing>
            )}
          </OpenedRecord>
        )}
      </SavedRecord>
    </PermissionGate>
  );
}

interface EditingProps<Data, Row extends Recorded, Change, Input> extends EditRecordProps<Data, Row, Change, Input> {
  opened: Row;
  conflict: Conflict;
}

/** The form, or, while it is being saved, the record as it will be: the form waits behind it with all that was typed. */
function Editing<Data, Row extends Recorded, Change, Input>({
  of,
  update,
  answer,
  foresight,
  opened,
  conflict,
  children,
}: EditingProps<Data, Row, Change, Input>) {
  const { id } = opened;
  const [save] = useMutation(update);
  const [coming, setComing] = useState<Row>();
  const isSeen = coming !== undefined;
  // Whoever saved at the end of a long form sees the page from its beginning, now and once it is there.
  useLayoutEffect(() => {
    if (isSeen) document.documentElement.scrollIntoView?.();
  }, [isSeen]);
  const saveOver = async (version: number, input: Input, expected: Row | undefined) => {
    const optimisticResponse = expected && foresight?.change(expected);
    const { data } = await save({
      variables: { id, version, input },
      ...(optimisticResponse && { optimisticResponse: optimisticResponse as never }),
    });
    return data && answer(data);
  };
  async function send(input: Input) {
    const expected = foresight?.row(opened, input);
    setComing(expected);
    try {
      const answered = await saveOver(opened.version, input, expected);
      // Saved, its page follows: until that is here, this is what it shows.
      if (isRefused(answered) || answered == null) setComing(undefined);
      return conflict.watch(answered);
    } catch (error) {
      setComing(undefined);
      throw error;
    }
  }
  return (
    <>
      {isSeen && foresight?.view(coming)}
      <div className="back-office__whole" hidden={isSeen}>
        <Toolbar title={<FormattedMessage {...of.words.editTitle} values={{ name: opened.name }} />} />
        {children(opened, {
          draft: `${of.entity}-${id}-${opened.version}`,
          back: recordPath(of, id),
          texts: conflict.texts,
          more: conflict.button,
          mayLeave: isSeen,
          send,
          takeBack: ({ version }, former) => saveOver(version, former, foresight && { ...opened, version }),
        })}
      </div>
    </>
  );
}
