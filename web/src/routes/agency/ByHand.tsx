import { defineMessages, useIntl } from 'react-intl';
import type { AgencyStatementQuery } from './agency.generated.js';

type Line = Extract<AgencyStatementQuery['agencyBalance'], { __typename: 'AgencyBalance' }>['rows'][number];
type Person = NonNullable<Line['askedBy']>;

const words = defineMessages<{
  alone: { asked: string };
  both: { asked: string; approved: string };
  account: { id: string };
}>({
  alone: { id: 'agency.statement.by', defaultMessage: 'By {asked}' },
  both: { id: 'agency.statement.by-both', defaultMessage: 'Asked by {asked}, approved by {approved}' },
  account: { id: 'agency.statement.account', defaultMessage: 'account {id}' },
});

/** Why money was moved by hand, in the words of who did it, and who that was; nothing for a sale. */
export function ByHand({ line: { note, approvalNote, askedBy, approvedBy } }: { line: Line }) {
  const intl = useIntl();
  const nameOf = ({ id, name }: Person) => name ?? intl.formatMessage(words.account, { id });
  const why = [note, approvalNote].filter((text) => text !== null).join(' · ');
  return (
    <>
      {why !== '' && <small>{why}</small>}
      {askedBy !== null && (
        <small>
          {approvedBy === null
            ? intl.formatMessage(words.alone, { asked: nameOf(askedBy) })
            : intl.formatMessage(words.both, { asked: nameOf(askedBy), approved: nameOf(approvedBy) })}
        </small>
      )}
    </>
  );
}
