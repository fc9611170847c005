import { defineMessages, type MessageDescriptor, type NoMessageValues } from 'react-intl';

export type ShortcutId =
  | 'palette'
  | 'help'
  | 'search'
  | 'nextRow'
  | 'previousRow'
  | 'openRow'
  | 'selectRow'
  | 'editRow'
  | 'bestSeats';

const words = defineMessages<Record<ShortcutId, NoMessageValues>>({
  palette: { id: 'ui.keys.palette', defaultMessage: 'Search and go anywhere' },
  help: { id: 'ui.keys.help', defaultMessage: 'Show these shortcuts' },
  search: { id: 'ui.keys.search', defaultMessage: 'Search in the list' },
  nextRow: { id: 'ui.keys.next-row', defaultMessage: 'Next row' },
  previousRow: { id: 'ui.keys.previous-row', defaultMessage: 'Previous row' },
  openRow: { id: 'ui.keys.open-row', defaultMessage: 'Open the row' },
  selectRow: { id: 'ui.keys.select-row', defaultMessage: 'Select the row' },
  editRow: { id: 'ui.keys.edit-row', defaultMessage: 'Edit the row' },
  bestSeats: { id: 'ui.keys.best-seats', defaultMessage: 'Choose the best seats together' },
});

export interface Shortcut {
  /** As a keyboard with Latin letters says it: 'j', '?', 'Enter'. */
  readonly key: string;
  /** Where that key lies: a Khmer or Thai keyboard says other letters there. */
  readonly code: string;
  /** Ctrl, or ⌘ where there is one. */
  readonly mod?: true;
  readonly where: 'everywhere' | 'list' | 'seats';
  readonly words: MessageDescriptor & NoMessageValues;
}

/** Every shortcut of the back office and of the desks that sell: what listens to keys and what explains them both read it here. */
export const SHORTCUTS: Readonly<Record<ShortcutId, Shortcut>> = {
  palette: { key: 'k', code: 'KeyK', mod: true, where: 'everywhere', words: words.palette },
  help: { key: '?', code: 'Slash', where: 'everywhere', words: words.help },
  search: { key: '/', code: 'Slash', where: 'list', words: words.search },
  nextRow: { key: 'j', code: 'KeyJ', where: 'list', words: words.nextRow },
  previousRow: { key: 'k', code: 'KeyK', where: 'list', words: words.previousRow },
  openRow: { key: 'Enter', code: 'Enter', where: 'list', words: words.openRow },
  selectRow: { key: 'x', code: 'KeyX', where: 'list', words: words.selectRow },
  editRow: { key: 'e', code: 'KeyE', where: 'list', words: words.editRow },
  // With Ctrl, for a sale is typed from field to field.
  bestSeats: { key: 'b', code: 'KeyB', mod: true, where: 'seats', words: words.bestSeats },
};

export const SHORTCUT_IDS = Object.keys(SHORTCUTS) as ShortcutId[];

/** Whether one key alone does it, which who speaks to his machine must be able to switch off (WCAG 2.1.4). */
export const isSingleKey = (id: ShortcutId): boolean => SHORTCUTS[id].mod !== true && SHORTCUTS[id].key.length === 1;

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

const isLatin = (key: string): boolean => /^[\x20-\x7e]+$/.test(key);

function isPressed({ key, code, mod }: Shortcut, press: Press): boolean {
  if ((press.ctrlKey || press.metaKey) !== (mod === true) || press.altKey || press.isComposing) return false;
  if (isLatin(press.key)) return press.key === key || (mod === true && press.key.toLowerCase() === key);
  // In another script a sign says nothing; the place of its key does, with shift for what stands above.
  return press.code === code && press.shiftKey === (key === '?');
}

/** Which shortcut a press of keys is. */
export const shortcutOf = (press: Press): ShortcutId | undefined =>
  SHORTCUT_IDS.find((id) => isPressed(SHORTCUTS[id], press));
