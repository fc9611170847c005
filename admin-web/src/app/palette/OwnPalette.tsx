import { rightsAlone } from '@naga/app-kit/rights.js';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import Palette from '../../features/palette/Palette.js';
import type { ListedNoun } from '../../records/noun/noun.js';
import { scopeOf } from '../../records/noun/use-makes.js';
import type { Me } from '../../session/me.js';
import { menuOf } from '../menu.js';
import { groupOf, recordSource, ofEachType } from './find-records.js';
import { loadKinds } from './kinds.js';
import { usePaletteItems } from './use-palette-items.js';

export interface OwnPaletteProps {
  me: Me;
  onOpen: (what: 'help' | 'tour') => void;
  onClose: () => void;
}

/** The palette with the screens, actions and records of whoever is signed in. */
export default function OwnPalette({ me, onOpen, onClose }: OwnPaletteProps) {
  const { kinds, source } = useOwnKinds(me);
  const items = usePaletteItems(me, kinds, onOpen);
  return (
    <Palette
      userId={me.id}
      items={items}
      records={{ groups: ofEachType(kinds).map(groupOf), source }}
      onClose={onClose}
    />
  );
}

/** The kinds he looks after, as the menu orders their lists; none until they are loaded. */
function useOwnKinds(me: Me) {
  const client = useApolloClient();
  const [kinds, setKinds] = useState<readonly ListedNoun[]>([]);
  const load = useMemo(() => {
    const rights = rightsAlone(me.permissions);
    const order = menuOf(me).flatMap(({ entries }) => entries.map(({ to }) => to));
    return async () =>
      (await loadKinds())
        .filter((kind) => scopeOf(kind, rights) !== undefined)
        .toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }, [me]);
  useEffect(() => {
    let isCurrent = true;
    // What cannot be loaded fails again, and is told, when something is looked for.
    load().then(
      (loaded) => isCurrent && setKinds(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return { kinds, source: useMemo(() => recordSource(client, load), [client, load]) };
}
