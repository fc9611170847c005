import { SingleKeysProvider, useShortcuts } from '@naga/ui/use-shortcuts.js';
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { hasSingleKeys, keepSingleKeys } from '../features/keys/own-keys.js';
import type { Me } from '../session/me.js';

const Palette = lazy(() => import('./palette/OwnPalette.js'));
const Tour = lazy(() => import('./tour/Tour.js'));
const KeyHelp = lazy(() => import('../features/keys/KeyHelp.js').then((module) => ({ default: module.KeyHelp })));

type Opened = 'palette' | 'help' | 'tour';

const OpenContext = createContext<(what: Opened) => void>(() => undefined);

/** Opens the palette, the help about keys, or the tour. */
export const useOpen = (): ((what: Opened) => void) => use(OpenContext);

/** What is opened over every screen, by the keyboard too: the palette, the help, the tour; and whether single keys count. */
export function Keyboard({ me, children }: { me: Me; children: ReactNode }) {
  const [single, setSingle] = useState(() => hasSingleKeys(me.id));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const choose = (on: boolean) => {
    keepSingleKeys(me.id, on);
    setSingle(on);
  };
  return (
    <SingleKeysProvider value={single}>
      <OpenContext value={setOpened}>
        <Listening onOpen={setOpened} />
        {children}
        <Suspense>
          {opened === 'palette' && <Palette me={me} onOpen={setOpened} onClose={close} />}
          {opened === 'help' && (
            <KeyHelp single={single} onSingle={choose} onTour={() => setOpened('tour')} onClose={close} />
          )}
          {opened === 'tour' && <Tour me={me} onEnd={close} />}
        </Suspense>
      </OpenContext>
    </SingleKeysProvider>
  );
}

function Listening({ onOpen }: { onOpen: (what: Opened) => void }) {
  useShortcuts({ palette: () => onOpen('palette'), help: () => onOpen('help') });
  return null;
}
