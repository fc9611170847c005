import { CheckboxField } from '@naga/ui/CheckboxField';
import { Disclosure } from '@naga/ui/Disclosure';
import { useIntl } from 'react-intl';
import { words } from './list-words.js';

export interface ListColumnsProps {
  /** All but the first, which names the row and always stays. */
  columns: readonly { key: string; title: string }[];
  hidden: readonly string[];
  onHide: (columns: string[]) => void;
}

/** Which columns one wants to see; the choice stands in the address. */
export function ListColumns({ columns, hidden, onHide }: ListColumnsProps) {
  const intl = useIntl();
  return (
    <Disclosure summary={intl.formatMessage(words.columns)} open={hidden.length > 0}>
      <div className="list-columns">
        {columns.map(({ key, title }) => (
          <CheckboxField
            key={key}
            label={title}
            checked={!hidden.includes(key)}
            onChange={(event) =>
              onHide(event.currentTarget.checked ? hidden.filter((one) => one !== key) : [...hidden, key])
            }
          />
        ))}
      </div>
    </Disclosure>
  );
}
