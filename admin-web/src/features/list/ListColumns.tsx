import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { Disclosure } from '@naga/ui/Disclosure';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDensity, useWidths } from './list-look.js';
import type { ListAddress } from './list-address.js';
import { words } from './list-words.js';

export interface ListColumnsProps {
  /** Name of the list, under which widths of its columns are kept. */
  id: string;
  /** All but the first, which names the row and always stays. */
  columns: readonly { key: string; title: string; optional?: boolean }[];
  address: Pick<ListAddress<never>, 'hidden' | 'shown' | 'hide' | 'show'>;
}

const toggled = (list: readonly string[], key: string, on: boolean): string[] =>
  on ? [...list, key] : list.filter((one) => one !== key);

/** Which columns one wants to see, a choice that stands in the address; how close rows stand and how wide columns are is one's own. */
export function ListColumns({ id, columns, address: { hidden, shown, hide, show } }: ListColumnsProps) {
  const intl = useIntl();
  const { isCompact, setCompact } = useDensity();
  const { areKept, forget } = useWidths(id);
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
      <div className="list-columns">
        <CheckboxField
          label={intl.formatMessage(words.compact)}
          checked={isCompact}
          onChange={({ currentTarget: { checked } }) => setCompact(checked)}
        />
        {areKept && (
          <Button variant="link" size="small" onClick={forget}>
            <FormattedMessage {...words.usualWidths} />
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
