import { Button } from '@naga/ui/Button';
import { DefinitionList } from '@naga/ui/DefinitionList';
import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { colleagueName } from '../../../features/booking-words/origin-words.js';
import { OPERATOR_SCOPES } from '../../../features/operators/operator-scopes.js';
import { Loaded } from '../../../features/record/Loaded.js';
import { RecordGate } from '../../../features/record/RecordGate.js';
import { RecordView } from '../../../features/record/RecordView.js';
import { RecordTimeline } from '../../../features/timeline/RecordTimeline.js';
import { LocalTime } from '../../../session/time/LocalTime.js';
import { type TariffChangeQuery, useTariffChangeQuery } from '../tariffs.generated.js';
import { words as tariffWords } from '../words.js';
import { whatIfWords } from '../what-if/words.js';
import { ChangeActions } from './ChangeActions.js';
import { isOpen } from './is-open.js';
import { OperationList } from './OperationList.js';
import { changeWords as words, stateWords } from './words.js';

type Change = NonNullable<TariffChangeQuery['tariffChange']>;

/** A change of a tariff: what will be different, who wants it, and what is done with it. */
export default function ChangeRoute() {
  const { changeId = '' } = useParams();
  const result = useTariffChangeQuery({ variables: { id: changeId }, fetchPolicy: 'cache-and-network' });
  const operatorId = result.data?.tariffChange?.operatorId;
  return (
    <RecordGate
      permission="pricing.ask"
      scopes={OPERATOR_SCOPES}
      back={{
        to: operatorId === undefined ? '/tariffs' : `/tariffs/${operatorId}/history`,
        label: <FormattedMessage {...tariffWords.backToTariff} />,
      }}
    >
      <Loaded result={result} pick={({ tariffChange }) => tariffChange} words={words}>
        {(change) => <Whole change={change} />}
      </Loaded>
    </RecordGate>
  );
}

function Whole({ change }: { change: Change }) {
  const intl = useIntl();
  const { number, operator, state, operations } = change;
  const title =
    number === null
      ? intl.formatMessage(words.draftTitle, { operator: operator?.name ?? '' })
      : intl.formatMessage(words.title, { number });
  return (
    <RecordView
      title={title}
      sub={`${operator?.name ?? ''} · ${intl.formatMessage(stateWords[state])}`}
      data={change}
      changes={<RecordTimeline entity="TariffChange" rowId={change.id} />}
    >
      <div className="back-office__stack">
        <DefinitionList items={factsOf(intl, change)} />
        {isOpen(change) && (
          <section>
            <p>
              <FormattedMessage {...whatIfWords.openAbout} />
            </p>
            <div className="back-office__actions">
              <Button as={Link} to={`/tariffs/changes/${change.id}/what-if`} variant="quiet">
                <FormattedMessage {...whatIfWords.open} />
              </Button>
            </div>
          </section>
        )}
        <ChangeActions change={change} />
        <OperationList operations={operations} />
      </div>
    </RecordView>
  );
}

const saidBy = (who: string, at: string): ReactNode => (
  <>
    {who} · <LocalTime at={at} />
  </>
);

function factsOf(intl: IntlShape, change: Change) {
  const { effectiveFrom, askedBy, askedAt, note, decidedBy, decidedAt, answer, returnsId, returnedById, follows } =
    change;
  const fact = (word: (typeof words)['from'], value: ReactNode) =>
    value === null ? [] : [{ term: intl.formatMessage(word), value }];
  const link = (id: string | null, word: (typeof words)['isReturn']) =>
    id === null
      ? []
      : [
          {
            term: intl.formatMessage(word),
            value: <Link to={`/tariffs/changes/${id}`}>{intl.formatMessage(words.version)}</Link>,
          },
        ];
  return [
    ...fact(words.from, effectiveFrom),
    ...fact(words.by, saidBy(colleagueName(intl, askedBy), askedAt)),
    ...fact(words.note, follows ? intl.formatMessage(words.follows) : note),
    ...fact(words.decided, decidedBy && saidBy(colleagueName(intl, decidedBy), decidedAt!)),
    ...fact(words.answer, answer),
    ...link(returnsId, words.isReturn),
    ...link(returnedById, words.isReturned),
  ];
}
