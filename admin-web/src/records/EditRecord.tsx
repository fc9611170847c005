import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { PermissionGate } from '@naga/app-kit/PermissionGate';
import { Toolbar } from '@naga/ui/Toolbar';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { OpenedRecord } from '../features/form/OpenedRecord.js';
import type { Refused } from '../session/refused.js';
import { type Recorded, type RecordKind, recordPath, type Saved } from './record-kind.js';
import type { RecordFormState } from './RecordForm.js';
import { SavedRecord } from './SavedRecord.js';

/** The form's state, and how it saves. */
export interface EditedRecord<Input> extends RecordFormState {
  send: (input: Input) => Promise<Saved | Refused | null | undefined>;
  /** Puts what stood there before in its place again, as a new version: refused where somebody else saved meanwhile. */
  takeBack: (saved: Saved, former: Input) => Promise<Saved | Refused | null | undefined>;
}

export interface EditRecordProps<Data, Row extends Recorded, Change, Input> {
  of: RecordKind<Data, Row>;
  update: TypedDocumentNode<Change, { id: string; version: number; input: Input }>;
  /** What became of it. */
  answer: (change: Change) => Saved | Refused | null;
  children: (opened: Row, edited: EditedRecord<Input>) => ReactNode;
}

/** The screen of a record's form: of the record as it was opened, with a word of who saved it meanwhile. */
export function EditRecord<Data, Row extends Recorded, Change, Input>({
  of,
  update,
  answer,
  children,
}: EditRecordProps<Data, Row, Change, Input>) {
  const id = useParams()[of.param] ?? '';
  const [save] = useMutation(update);
  const saveOver = async (version: number, input: Input) => {
    const { data } = await save({ variables: { id, version, input } });
    return data && answer(data);
  };
  const { permission, scopes } = of;
  return (
    <PermissionGate permission={permission} {...(scopes && { scopes })}>
      <SavedRecord key={id} of={of} id={id}>
        {(row, reload) => (
          <OpenedRecord row={row} reload={reload}>
            {(opened, conflict) => (
              <>
                <Toolbar title={<FormattedMessage {...of.words.editTitle} values={{ name: opened.name }} />} />
                {children(opened, {
                  draft: `${of.entity}-${id}-${opened.version}`,
                  back: recordPath(of, id),
                  texts: conflict.texts,
                  more: conflict.button,
                  send: async (input) => conflict.watch(await saveOver(opened.version, input)),
                  takeBack: ({ version }, former) => saveOver(version, former),
                })}
              </>
            )}
          </OpenedRecord>
        )}
      </SavedRecord>
    </PermissionGate>
  );
}
