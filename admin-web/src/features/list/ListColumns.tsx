import { Button } from '@naga/ui/Button';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { Disclosure } from '@naga/ui/Disclosure';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDensity, useWidths } from './list-look.js';
import type { ListAddress } from './list-address.js';
import { words } from './list-words.js';

export interface ListColumnsProps {
  /** Name of the list, under which widths of its columns are kept. */
  id: string;
  /** All but the first, which names the row and always stays. */
  columns: readonly { key: string; title: string; optional?: boolean }[];
  address: Pick<ListAddress<never>, 'hidden' | 'shown' | 'pinned' | 'arrange'>;
  /** Its reader chose columns by themselves, not one of the sets. */
  isOwnChoice: boolean;
}

const toggled = (list: readonly string[], key: string, on: boolean): string[] =>
  on ? [...list, key] : list.filter((one) => one !== key);

/**
 * Which columns one wants to see and which of them stay in sight, a choice that stands in the address; how close rows
 * stand and how wide columns are is one's own.
 */
export function ListColumns({ id, columns, address, isOwnChoice }: ListColumnsProps) {
  const intl = useIntl();
  const { hidden, shown, pinned, arrange } = address;
  const { isCompact, setCompact } = useDensity();
  const { areKept, forget } = useWidths(id);
  // It does not close under the hand that takes its last choice back.
  const [isOpen] = useState(isOwnChoice || pinned.length > 0);
  return (
    <Disclosure summary={intl.formatMessage(words.columns)} open={isOpen}>
      <div className="list-columns">
        {columns.map(({ key, title, optional }) => {
          const isSeen = optional === true ? shown.includes(key) : !hidden.includes(key);
          const isPinned = pinned.includes(key);
          return (
            <div key={key} className="list-columns__one">
              <CheckboxField
                label={title}
                checked={isSeen}
                onChange={({ currentTarget: { checked } }) =>
                  arrange(
                    optional === true
                      ? { show: toggled(shown, key, checked) }
                      : { hide: toggled(hidden, key, !checked) },
                  )
                }
              />
              {isSeen && (
                <PinButton
                  label={intl.formatMessage(words.pin, { column: title })}
                  isPinned={isPinned}
                  onPress={() => arrange({ pin: toggled(pinned, key, !isPinned) })}
                />
              )}
            </div>
          );
        })}
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

interface PinButtonProps {
  label: string;
  isPinned: boolean;
  onPress: () => void;
}

function PinButton({ label, isPinned, onPress }: PinButtonProps) {
  return (
    <button
      type="button"
      className="list-columns__pin"
      aria-label={label}
      aria-pressed={isPinned}
      title={label}
      onClick={onPress}
    >
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <path d="M7 3h6l-.6 5.4 2.6 2.6v1.5H5V11l2.6-2.6zM10 12.5V18" />
      </svg>
    </button>
  );
}
