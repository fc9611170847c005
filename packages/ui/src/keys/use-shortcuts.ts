import { createContext, use, useEffect, useRef } from 'react';
import { isSingleKey, type ShortcutId, shortcutOf } from './shortcuts.js';

const SingleKeysContext = createContext(true);

/** Whether one key alone does something; its reader's choice. */
export const SingleKeysProvider = SingleKeysContext.Provider;

const TAKES_TEXT = 'textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const TAKES_NO_TEXT = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image']);

/** Where a letter is a letter. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TAKES_NO_TEXT.has(target.type);
  return target instanceof Element && target.closest(TAKES_TEXT) !== null;
}

/** Does nothing and answers false where it is somebody else's turn. */
export type OnShortcut = (event: KeyboardEvent) => boolean | void;

/**
 * Listens to shortcuts while the component is there. A single key is none in a field, and none where its reader switched
 * them off; a dialog that waits for an answer keeps all of them away.
 */
export function useShortcuts(handlers: Partial<Record<ShortcutId, OnShortcut>>): void {
  const hasSingleKeys = use(SingleKeysContext);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const id = shortcutOf(event);
      const handle = id && latest.current[id];
      if (id === undefined || handle === undefined) return;
      if (isSingleKey(id) && (!hasSingleKeys || isTyping(event.target))) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (handle(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [hasSingleKeys]);
}
