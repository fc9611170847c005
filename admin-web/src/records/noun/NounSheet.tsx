import { FormattedMessage, useIntl } from 'react-intl';
import { Facts } from '../../features/record/Facts.js';
import { ActivePill } from '../../session/ActivePill.js';
import { RecordSheet } from '../RecordSheet.js';
import { EndRecord } from './EndRecord.js';
import { FieldText } from './FieldText.js';
import type { Noun } from './noun.js';
import type { NounRow } from './noun-field.js';
import { valueOf } from './fields.js';
import { nounWords } from './noun-words.js';
import { OthersRecord } from './OthersRecord.js';
import { sectionsOf } from './noun-sections.js';
import { recordOf } from './record-of.js';
import { RelatedRecords } from './RelatedRecords.js';
import { SaidElsewhere } from './SaidElsewhere.js';

/** As many letters are sentences. */
const PROSE = 60;

export interface NounSheetProps {
  noun: Noun;
  row: NounRow;
  /** It is being saved: it looks so already, and nothing is done with it yet. */
  isComing?: boolean;
}

/** What is said of a record, with what can be done with it and what was changed of it. */
export function NounSheet({ noun, row, isComing = false }: NounSheetProps) {
  const intl = useIntl();
  const { Beside, fields } = noun;
  const values = Object.assign({}, ...Object.entries(fields).map(([name, field]) => field.typed(name, row)));
  /** Of many fields those that say something. */
  const isSaid = (name: string) => noun.sections === undefined || fields[name]!.text(intl, name, row) !== '';
  const itemOf = (name: string) => {
    const field = fields[name]!;
    const { label, Shown: Look } = field;
    const said = Look ? '' : field.text(intl, name, row);
    const text = said === '' ? undefined : <FieldText field={field} name={name} row={row} />;
    const value = Look ? <Look label={intl.formatMessage(label)} value={valueOf(name, row)} /> : text;
    const prose = said.length > PROSE || said.includes('\n');
    return { id: name, term: <FormattedMessage {...label} />, value, prose };
  };
  const slug = { id: 'slug', term: <FormattedMessage {...nounWords.slug} />, value: row.slug };
  return (
    <RecordSheet
      of={recordOf(noun)}
      row={row}
      mayChange={row.mayChange && !isComing}
      data={row}
      {...(noun.ends === 'switched' && { sub: <State noun={noun} row={row} /> })}
      actions={
        isComing ? (
          <span role="status">
            <FormattedMessage {...nounWords.saving} />
          </span>
        ) : (
          row.mayChange && <EndRecord noun={noun} row={row} />
        )
      }
    >
      {!row.mayChange && <OthersRecord />}
      <RelatedRecords noun={noun} row={row} />
      {sectionsOf(noun)
        .map(({ title, fields: names }, at) => ({
          title,
          items: [
            ...names.filter(isSaid).map(itemOf),
            ...(at === 0 && row.slug !== undefined && !('slug' in fields) ? [slug] : []),
          ],
        }))
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <Facts key={title.id} title={<FormattedMessage {...title} />} minWidth={230} items={items} />
        ))}
      {Beside && <Beside values={values} id={row.id} />}
      <SaidElsewhere facts={noun.shown ?? []} row={row} />
    </RecordSheet>
  );
}

/** What has become of it, or whether it is on. */
function State({ noun: { told, stated }, row }: { noun: Noun; row: NounRow }) {
  return stated === undefined ? <ActivePill active={row.active === true} /> : told![stated]!.look?.render?.(row);
}
