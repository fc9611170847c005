import { useSearchParams } from 'react-router';
import { AddRecord } from '../../records/AddRecord.js';
import { SavedRecord } from '../../records/SavedRecord.js';
import { useMe } from '../../session/me.js';
import { drawingOf, type Drawing, drawn, EMPTY } from './drawing.rules.js';
import { layoutRecord } from './layout-noun.js';
import { LayoutForm, type LayoutFormProps } from './LayoutForm.js';
import { useCreateSeatLayoutMutation } from './seat-layouts.generated.js';

const BLANK = drawn({ floors: 1, rows: 10, columns: 5 }, () => EMPTY);

/** A new layout, drawn from nothing or from another one. */
export default function AddSeatLayoutRoute() {
  const from = useSearchParams()[0].get('from');
  return (
    <AddRecord of={layoutRecord}>
      {(state) =>
        from === null ? (
          <NewLayout {...state} drawing={BLANK} />
        ) : (
          <SavedRecord of={layoutRecord} id={from}>
            {(row) => <NewLayout {...state} draft={`${state.draft}-${from}`} drawing={drawingOf(row)} />}
          </SavedRecord>
        )
      }
    </AddRecord>
  );
}

function NewLayout({ drawing, ...state }: Pick<LayoutFormProps, 'draft' | 'back'> & { drawing: Drawing }) {
  const { operatorId } = useMe();
  const [create] = useCreateSeatLayoutMutation();
  return (
    <LayoutForm
      {...state}
      isNew
      initial={{ operatorId: operatorId ?? '', name: '', seats: JSON.stringify(drawing) }}
      send={async (input) => (await create({ variables: { input } })).data?.saved}
    />
  );
}
