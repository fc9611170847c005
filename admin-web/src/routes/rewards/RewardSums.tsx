import { formatCount } from '@naga/kernel/money.js';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { useIntl } from 'react-intl';
import type { RewardMovementsQuery } from './rewards.generated.js';
import { kindWords } from './words.js';

/** What all pages of the list come to, kind by kind. */
export function RewardSums({ sums }: { sums: NonNullable<RewardMovementsQuery['rewardMovements']['sums']> }) {
  const intl = useIntl();
  if (sums.length === 0) return null;
  return (
    <DefinitionList
      items={sums.map(({ kind, points, movements }) => ({
        id: kind,
        term: intl.formatMessage(kindWords[kind]),
        value: `${formatCount(points)} (${formatCount(movements)})`,
      }))}
    />
  );
}
