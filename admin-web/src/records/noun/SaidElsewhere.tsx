import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Facts } from '../../features/record/Facts.js';
import type { ShownFact } from './noun.js';
import type { NounRow } from './noun-field.js';
import { nounWords } from './noun-words.js';

export interface SaidElsewhereProps {
  facts: readonly ShownFact<NounRow>[];
  row: NounRow;
}

/** What of a record no form says, with the way to where it is said. */
export function SaidElsewhere({ facts, row }: SaidElsewhereProps) {
  const intl = useIntl();
  if (facts.length === 0) return null;
  return (
    <Facts
      title={<FormattedMessage {...nounWords.more} />}
      minWidth={230}
      items={facts.map(({ id, label, value, at }) => ({
        id,
        term: <FormattedMessage {...label} />,
        value: <Shown label={intl.formatMessage(label)} value={value(intl, row)} at={at?.(row)} />,
      }))}
    />
  );
}

function Shown({ label, value, at }: { label: string; value: ReactNode; at: string | undefined }) {
  const intl = useIntl();
  return (
    <>
      {value || '–'}
      {at !== undefined && (
        <>
          {' · '}
          <Link to={at} aria-label={intl.formatMessage(nounWords.changeOf, { label })}>
            <FormattedMessage {...nounWords.change} />
          </Link>
        </>
      )}
    </>
  );
}
