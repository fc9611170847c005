import { FormattedMessage, useIntl } from 'react-intl';
import { Facts } from '../../features/record/Facts.js';
import { ActivePill } from '../../session/ActivePill.js';
import { RecordPage } from '../RecordPage.js';
import { RecordSheet } from '../RecordSheet.js';
import { EndRecord } from './EndRecord.js';
import type { Noun } from './noun.js';
import type { NounRow } from './noun-field.js';
import { nounWords } from './noun-words.js';
import { recordOf } from './record-of.js';

/** The page of a record: all that its form says, how it ends, and what was changed of it. */
export function NounPage({ noun }: { noun: Noun }) {
  return <RecordPage of={recordOf(noun)}>{(row) => <Sheet noun={noun} row={row} />}</RecordPage>;
}

function Sheet({ noun, row }: { noun: Noun; row: NounRow }) {
  const intl = useIntl();
  return (
    <RecordSheet
      of={recordOf(noun)}
      row={row}
      {...(noun.ends === 'switched' && { sub: <ActivePill active={row.active === true} /> })}
      actions={<EndRecord noun={noun} row={row} />}
    >
      <Facts
        title={<FormattedMessage {...nounWords.facts} />}
        minWidth={230}
        items={Object.entries(noun.fields).map(([name, field]) => ({
          id: name,
          term: <FormattedMessage {...field.label} />,
          value: field.text(intl, name, row),
        }))}
      />
    </RecordSheet>
  );
}
