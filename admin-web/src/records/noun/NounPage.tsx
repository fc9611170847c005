import { FormattedMessage, useIntl } from 'react-intl';
import { Facts } from '../../features/record/Facts.js';
import { ActivePill } from '../../session/ActivePill.js';
import { RecordPage } from '../RecordPage.js';
import { RecordSheet } from '../RecordSheet.js';
import { EndRecord } from './EndRecord.js';
import type { Noun } from './noun.js';
import type { NounRow } from './noun-field.js';
import { nounWords } from './noun-words.js';
import { OthersRecord } from './OthersRecord.js';
import { recordOf } from './record-of.js';

/** The page of a record: all that its form says, how it ends, and what was changed of it. */
export function NounPage({ noun }: { noun: Noun }) {
  return <RecordPage of={recordOf(noun)}>{(row) => <Sheet noun={noun} row={row} />}</RecordPage>;
}

function Sheet({ noun, row }: { noun: Noun; row: NounRow }) {
  const intl = useIntl();
  const { Beside, fields } = noun;
  const values = Object.assign({}, ...Object.entries(fields).map(([name, field]) => field.typed(name, row)));
  const items = Object.entries(fields).map(([name, field]) => ({
    id: name,
    term: <FormattedMessage {...field.label} />,
    value: field.text(intl, name, row),
  }));
  const slug = { id: 'slug', term: <FormattedMessage {...nounWords.slug} />, value: row.slug };
  return (
    <RecordSheet
      of={recordOf(noun)}
      row={row}
      mayChange={row.mayChange}
      {...(noun.ends === 'switched' && { sub: <ActivePill active={row.active === true} /> })}
      actions={row.mayChange && <EndRecord noun={noun} row={row} />}
    >
      {!row.mayChange && <OthersRecord />}
      <Facts
        title={<FormattedMessage {...nounWords.facts} />}
        minWidth={230}
        items={row.slug === undefined ? items : [...items, slug]}
      />
      {Beside && <Beside values={values} />}
    </RecordSheet>
  );
}
