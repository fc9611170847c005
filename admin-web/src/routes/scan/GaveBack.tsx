import { FormattedMessage } from 'react-intl';
import { AskFirst } from '../../features/action/AskFirst.js';
import { asMoney } from '../../session/as-money.js';
import { words } from './words.js';

interface GaveBackProps {
  /** What the books say he has in his hand. */
  taken: { amount: number; currency: string };
  onSure: () => Promise<unknown>;
}

/** The conductor gave the cash of a refused scan back to whom he had it of. */
export function GaveBack({ taken, onSure }: GaveBackProps) {
  const label = <FormattedMessage {...words.gaveBack} values={{ amount: asMoney(taken) }} />;
  return (
    <AskFirst
      size="small"
      label={label}
      title={label}
      keep={<FormattedMessage {...words.keepCash} />}
      busy={false}
      onSure={onSure}
    >
      <FormattedMessage {...words.gaveBackText} />
    </AskFirst>
  );
}
