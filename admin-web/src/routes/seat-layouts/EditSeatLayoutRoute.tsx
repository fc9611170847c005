import { EditRecord } from '../../records/EditRecord.js';
import { drawingOf } from './drawing.rules.js';
import { layoutRecord } from './layout-noun.js';
import { LayoutForm } from './LayoutForm.js';
import { UpdateSeatLayoutDocument, useSoldSeatsOfLayoutQuery } from './seat-layouts.generated.js';

/** The drawing board of a layout. */
export default function EditSeatLayoutRoute() {
  return (
    <EditRecord of={layoutRecord} update={UpdateSeatLayoutDocument} answer={({ saved }) => saved}>
      {(row, state) => (
        <WithSold id={row.id}>
          {(sold) => (
            <LayoutForm
              {...state}
              id={row.id}
              sold={sold}
              initial={{
                operatorId: row.operatorId ?? '',
                name: row.name,
                seats: JSON.stringify(drawingOf(row)),
              }}
            />
          )}
        </WithSold>
      )}
    </EditRecord>
  );
}

interface WithSoldProps {
  id: string;
  children: (sold: readonly string[]) => React.ReactNode;
}

/** What is sold comes when it comes: the graph refuses what would lose it in any case. */
function WithSold({ id, children }: WithSoldProps) {
  const { data } = useSoldSeatsOfLayoutQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return children(data?.soldSeatsOfLayout ?? []);
}
