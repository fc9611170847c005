import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { timeWords } from './time-words.js';

interface Tip {
  /** What the reader's clock says, each with what it says at the stops. */
  times: readonly { shown: string; own: string }[];
  left: number;
  top: number;
  isBelow: boolean;
}

const TIMES = '[data-own-time]';
/** What tells of the times in it when the keyboard goes there. */
const TOLD = `${TIMES}, tr[data-row], a, button`;
/** Half as wide as a tip gets, and how much room it needs above, in pixels. */
const [HALF, ROOM] = [190, 90];

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

function tipAt(anchor: Element, times: readonly HTMLElement[]): Tip | undefined {
  if (times.length === 0) return undefined;
  const { left, width, top, bottom } = (times[0] ?? anchor).getBoundingClientRect();
  const isBelow = top < ROOM;
  return {
    times: times.map(({ dataset }) => ({ shown: dataset['localTime'] ?? '', own: dataset['ownTime'] ?? '' })),
    left: Math.max(Math.min(left + width / 2, innerWidth - HALF), Math.min(HALF, innerWidth / 2)),
    top: isBelow ? bottom : top,
    isBelow,
  };
}

function pointedAt(element: Element | null): Tip | undefined {
  const time = element?.closest<HTMLElement>(TIMES);
  return time ? tipAt(time, [time]) : undefined;
}

function focusedOn(element: Element | null): Tip | undefined {
  if (element?.matches(TOLD) !== true) return undefined;
  const times = element.matches(TIMES) ? [element as HTMLElement] : [...element.querySelectorAll<HTMLElement>(TIMES)];
  return tipAt(element, times);
}

/**
 * One tip for every time of the back office (LocalTime): it shows what the reader's own clock says when he points at a
 * time, or goes by keyboard to it or to the row it stands in. Escape takes it away; screen readers have it with the time.
 */
export function OwnTimeTip() {
  const [tip, setTip] = useState<Tip>();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hide = () => setTip(undefined);
    const listeners: Readonly<Record<string, (event: Event) => void>> = {
      pointerover(event) {
        const element = elementOf(event);
        // Whoever goes on to the tip itself may read it there (WCAG 1.4.13).
        if (ref.current?.contains(element) !== true) setTip(pointedAt(element));
      },
      focusin: (event) => setTip(focusedOn(elementOf(event))),
      focusout: hide,
      scroll: hide,
      keydown: (event) => (event as KeyboardEvent).key === 'Escape' && hide(),
    };
    const all = Object.entries(listeners);
    for (const [type, listener] of all) document.addEventListener(type, listener, true);
    return () => all.forEach(([type, listener]) => document.removeEventListener(type, listener, true));
  }, []);
  // A dialog lies above the page, and this above the dialog.
  useEffect(() => {
    if (ref.current?.matches(':popover-open') === false) ref.current.showPopover();
  }, [tip]);
  if (tip === undefined) return null;
  const { times, left, top, isBelow } = tip;
  return (
    <div
      ref={ref}
      popover="manual"
      className="own-time"
      data-below={isBelow || undefined}
      style={{ left, top }}
      aria-hidden="true"
    >
      <div className="own-time__card">
        <strong>
          <FormattedMessage {...timeWords.yourTime} />
        </strong>
        {times.map(({ shown, own }) => (
          <span key={`${shown} ${own}`}>{times.length === 1 ? own : `${shown} = ${own}`}</span>
        ))}
      </div>
    </div>
  );
}
