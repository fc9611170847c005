import { Disclosure } from '@naga/ui/Disclosure';
import { Tag } from '@naga/ui/Tag';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { LocalTime } from '../../session/time/LocalTime.js';
import { byLanguage } from './by-language.js';
import { currencyOf, isInstant, type ValuePlace, valueText } from './change-value.js';
import { words } from './change-words.js';
import { spokenField } from './field-words.js';
import type { Change_EntryFragment } from './timeline.generated.js';
import classes from './timeline.module.css';

type Changes = Change_EntryFragment['changes'];

/** More than these are folded away: a new record tells all of its fields. */
const MOST = 8;

/** Field by field what was and what is now; what is secret stands masked, as the audit has it. */
export function Differences({ changes, folded }: { changes: Changes; folded: boolean }) {
  const intl = useIntl();
  if (changes.length === 0) return null;
  const currency = currencyOf(changes);
  const told = byLanguage(changes);
  const list = (
    <dl className={classes.fields}>
      {told.map(({ field, language, before, after, masked }) => (
        <div key={`${field} ${language}`}>
          <dt>{spokenField(intl, { field, language })}</dt>
          <dd>
            {before !== null && <Value value={before} place={{ field, currency }} kind="before" />}
            {before !== null && after !== null && <span aria-hidden="true">→</span>}
            {after !== null && <Value value={after} place={{ field, currency }} kind="after" />}
            {masked && (
              <Tag>
                <FormattedMessage {...words.masked} />
              </Tag>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (!folded && told.length <= MOST) return list;
  return <Disclosure summary={intl.formatMessage(words.fields, { count: told.length })}>{list}</Disclosure>;
}

interface ValueProps {
  value: string;
  place: ValuePlace;
  kind: 'before' | 'after';
}

function Value({ value, place, kind }: ValueProps) {
  const intl = useIntl();
  const text = valueText(intl, value, place);
  const Element = kind === 'before' ? 'del' : 'ins';
  return (
    <Element className={classes[kind]}>
      <VisuallyHidden>
        <FormattedMessage {...words[kind]} />{' '}
      </VisuallyHidden>
      {isInstant(value) ? <LocalTime at={value} /> : text}
      {text === null && (
        <em>
          <FormattedMessage {...words.nothing} />
        </em>
      )}
    </Element>
  );
}
