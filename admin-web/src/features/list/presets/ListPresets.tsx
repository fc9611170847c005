import { Chip } from '@naga/ui/Chip';
import { useIntl } from 'react-intl';
import { type ArrangedPreset, type ColumnPreset, type OwnPreset, presetOf } from './column-presets.rules.js';
import type { ListAddress } from '../list-address.js';
import { words } from '../list-words.js';

export interface ListPresetsProps {
  presets: readonly ArrangedPreset[];
  /** With the names of those that the list declares. */
  declared: readonly ColumnPreset[];
  address: Pick<ListAddress<never>, 'hidden' | 'shown' | 'arrange'>;
}

const OWN = { usual: words.usualColumns, compact: words.compactColumns, all: words.allColumns } as const;

/** Sets of columns, one press each; what is chosen stands in the address, as if each column were chosen by itself. */
export function ListPresets({ presets, declared, address }: ListPresetsProps) {
  const intl = useIntl();
  if (presets.length < 2) return null;
  const current = presetOf(presets, address);
  const nameOf = (id: string) =>
    declared.find((preset) => preset.id === id)?.label ?? intl.formatMessage(OWN[id as OwnPreset]);
  return (
    <div className="list-presets" role="group" aria-label={intl.formatMessage(words.columnSets)}>
      <span aria-hidden="true">{intl.formatMessage(words.columnSets)}</span>
      {presets.map(({ id, chosen }) => (
        <Chip key={id} pressed={id === current} onClick={() => address.arrange(chosen)}>
          {nameOf(id)}
        </Chip>
      ))}
    </div>
  );
}
