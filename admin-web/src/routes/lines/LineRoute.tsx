import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router';
import { OpenedRecord } from '../../features/form/OpenedRecord.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { LinePrices } from './prices/LinePrices.js';
import { SavedRecord } from '../../records/SavedRecord.js';
import { ActivePill } from '../../session/ActivePill.js';
import { LineCalendar } from './calendar/LineCalendar.js';
import { KeptDepartures } from './KeptDepartures.js';
import { lineNoun, lineRecord } from './line-noun.js';
import { LineForm } from './LineForm.js';
import { LineNeeds } from './LineNeeds.js';
import { LinePreview } from './LinePreview.js';
import { EndRecord } from '../../records/noun/EndRecord.js';
import { RelatedRecords } from '../../records/noun/RelatedRecords.js';
import { useUpdateLineMutation } from './lines.generated.js';
import { valuesOf } from './line-values.js';
import { words } from './words.js';

/** One route whole: its form, what travellers see of it, and its changes. */
export default function LineRoute() {
  const id = useParams()[lineRecord.param] ?? '';
  const [save] = useUpdateLineMutation();
  const [saves, setSaves] = useState(0);
  const [prices, setPrices] = useState(0);
  const { permission, scopes, path } = lineRecord;
  return (
    <RecordGate
      permission={permission}
      {...(scopes && { scopes })}
      back={{ to: path, label: <FormattedMessage {...words.back} /> }}
    >
      <SavedRecord key={id} of={lineRecord} id={id}>
        {(row, reload) => (
          <RecordView
            title={row.name}
            sub={<ActivePill active={row.active} />}
            actions={<EndRecord noun={lineNoun} row={row} />}
            data={row}
            changes={<RecordTimeline entity={lineRecord.entity} rowId={id} />}
          >
            <RelatedRecords noun={lineNoun} row={row} />
            <LineNeeds key={`needs ${saves} ${prices} ${row.version}`} id={id} operatorId={row.operatorId} />
            <OpenedRecord key={saves} row={row} reload={reload}>
              {(opened, conflict) => (
                <LineForm
                  draft={`Route-${id}-${opened.version}`}
                  initial={valuesOf(opened)}
                  line={{ id, version: opened.version }}
                  isWhole={opened.mayChange}
                  texts={conflict.texts}
                  more={conflict.button}
                  send={async (input, agreed) => {
                    const { data } = await save({ variables: { id, version: opened.version, input, ...agreed } });
                    return conflict.watch(data?.updateLine);
                  }}
                  takeBack={async ({ version }, input) => {
                    const { data } = await save({ variables: { id, version, input, disable: false } });
                    if (data?.updateLine.__typename === 'Line') setSaves((count) => count + 1);
                    return data?.updateLine;
                  }}
                  onDone={() => setSaves((count) => count + 1)}
                />
              )}
            </OpenedRecord>
            <KeptDepartures key={`kept ${saves} ${row.version}`} id={id} operatorId={row.operatorId} />
            <LinePrices
              key={`prices ${saves} ${prices} ${row.version}`}
              line={row}
              onWritten={() => setPrices((count) => count + 1)}
            />
            <LineCalendar key={`calendar ${saves} ${row.version}`} id={id} />
            <LinePreview key={`${saves} ${prices} ${row.version}`} id={id} />
          </RecordView>
        )}
      </SavedRecord>
    </RecordGate>
  );
}
