import { CheckboxField } from '@naga/ui/CheckboxField';
import { Disclosure } from '@naga/ui/Disclosure';
import { useIntl } from 'react-intl';
import type { ListAddress } from './list-address.js';
import { words } from './list-words.js';

export interface ListColumnsProps {
  /** All but the first, which names the row and always stays. */
  columns: readonly { key: string; title: string; optional?: boolean }[];
  address: Pick<ListAddress<never>, 'hidden' | 'shown' | 'hide' | 'show'>;
}

const toggled = (list: readonly string[], key: string, on: boolean): string[] =>
  on ? [...list, key] : list.filter((one) => one !== key);

/** Which columns one wants to see; the choice stands in the address. */
export function ListColumns({ columns, address: { hidden, shown, hide, show } }: ListColumnsProps) {
  const intl = useIntl();
  return (
    <Disclosure summary={intl.formatMessage(words.columns)} open={hidden.length + shown.length > 0}>
      <div className="list-columns">
        {columns.map(({ key, title, optional }) => (
          <CheckboxField
            key={key}
            label={title}
            checked={optional === true ? shown.includes(key) : !hidden.includes(key)}
            onChange={({ currentTarget: { checked } }) =>
              optional === true ? show(toggled(shown, key, checked)) : hide(toggled(hidden, key, !checked))
            }
          />
        ))}
      </div>
    </Disclosure>
  );
}
