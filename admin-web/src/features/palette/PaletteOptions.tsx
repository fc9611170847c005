import clsx from 'clsx';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import classes from './Palette.module.css';
import { GROUPS, type PaletteGroup, type PaletteItem } from './palette-item.js';

export interface ItemGroup {
  readonly group: PaletteGroup;
  readonly items: readonly PaletteItem[];
}

export interface PaletteOptionsProps {
  /** The ids of the list and its options begin with it. */
  id: string;
  label: string;
  groups: readonly ItemGroup[];
  active: PaletteItem | undefined;
  /** The pointer is over it. */
  pick: (item: PaletteItem) => void;
  onTake: (item: PaletteItem) => void;
}

/** What these say beside their title is short. */
const ONE_LINE: ReadonlySet<PaletteGroup> = new Set([GROUPS.recent, GROUPS.go, GROUPS.do]);

/** The choices under the palette's input, which keeps the focus; places are links, for a tab of their own. */
export function PaletteOptions({ id, label, groups, active, pick, onTake }: PaletteOptionsProps) {
  if (groups.length === 0) return null;
  const wiring = (item: PaletteItem) => ({
    id: `${id}-${item.id}`,
    role: 'option',
    'aria-selected': item === active,
    tabIndex: -1,
    className: clsx(classes.option, ONE_LINE.has(item.group) && classes.line, item === active && classes.active),
    onMouseMove: () => item !== active && pick(item),
    // The input keeps the focus.
    onMouseDown: (event: { preventDefault: () => void; button: number }) =>
      event.button === 0 && event.preventDefault(),
  });
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label}>
      {groups.map(({ group, items }) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-of-${group.id}`}>
          <div id={`${id}-of-${group.id}`} role="presentation" className={classes.group}>
            <FormattedMessage {...group.words} />
          </div>
          {items.map((item) =>
            'to' in item ? (
              <Link
                key={item.id}
                {...wiring(item)}
                to={item.to}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onTake(item);
                }}
              >
                <Shown {...item} />
              </Link>
            ) : (
              <div key={item.id} {...wiring(item)} onClick={() => onTake(item)}>
                <Shown {...item} />
              </div>
            ),
          )}
        </div>
      ))}
    </div>
  );
}

function Shown({ title, detail }: PaletteItem) {
  return (
    <>
      <span className={classes.name}>{title}</span>
      {detail !== undefined && detail !== '' && <span className={classes.detail}>{detail}</span>}
    </>
  );
}
