import { Notice } from '@naga/ui/Notice';
import { SelectField } from '@naga/ui/SelectField';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { parseAsInteger, useQueryStates } from 'nuqs';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { AskAgain } from '../../../session/AskAgain.js';
import { useTariffDifferenceQuery, useTariffVersionsQuery } from './compare.generated.js';
import { DifferenceTable } from './DifferenceTable.js';
import { compareWords as words } from './words.js';
import { ZoneTable } from './ZoneTable.js';
import '../tariffs.css';

/** Two versions of an operator's tariff, one beside the other; the address says which. */
export default function CompareRoute() {
  const { operatorId = '' } = useParams();
  const { data } = useTariffVersionsQuery({ variables: { operatorId }, fetchPolicy: 'cache-and-network' });
  if (data === undefined) return <SkeletonCards count={1} />;
  const newest = data.tariff?.version ?? 0;
  if (newest === 0)
    return (
      <p>
        <FormattedMessage {...words.none} />
      </p>
    );
  return <Compare operatorId={operatorId} newest={newest} />;
}

function Compare({ operatorId, newest }: { operatorId: string; newest: number }) {
  const intl = useIntl();
  const [chosen, choose] = useQueryStates({
    from: parseAsInteger.withDefault(newest - 1),
    to: parseAsInteger.withDefault(newest),
  });
  const { from, to } = chosen;
  const result = useTariffDifferenceQuery({ variables: { operatorId, from, to } });
  const difference = result.data?.tariffDifference;
  const nameOf = (number: number): string =>
    number === 0 ? intl.formatMessage(words.first) : intl.formatMessage(words.version, { number });
  const options = Array.from({ length: newest + 1 }, (_, back) => newest - back).map((number) => ({
    value: String(number),
    label: nameOf(number),
  }));
  return (
    <>
      <p>
        <FormattedMessage {...words.about} />
      </p>
      <div className="price-tools">
        {(['from', 'to'] as const).map((end) => (
          <SelectField
            key={end}
            label={intl.formatMessage(words[end])}
            options={options}
            value={String(chosen[end])}
            onChange={({ currentTarget }) => void choose({ [end]: Number(currentTarget.value) })}
          />
        ))}
      </div>
      {difference != null ? (
        <>
          <DifferenceTable rows={difference.rows} was={nameOf(difference.from)} is={nameOf(difference.to)} />
          <ZoneTable
            zones={difference.zones}
            isKnown={difference.from > 0}
            was={nameOf(difference.from)}
            is={nameOf(difference.to)}
          />
        </>
      ) : result.error !== undefined ? (
        <Notice tone="bad" live="alert" action={<AskAgain refetch={result.refetch} />}>
          <FormattedMessage {...words.failed} />
        </Notice>
      ) : (
        <SkeletonCards count={1} />
      )}
    </>
  );
}
