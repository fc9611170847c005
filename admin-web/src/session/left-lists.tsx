import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type To, useLocation } from 'react-router';

const LeftLists = createContext<Map<string, string> | undefined>(undefined);

/** Keeps how each list was left, so that the way back from a record leads to it as it was. */
export function LeftListsArea({ children }: { children: ReactNode }) {
  const [lists] = useState(() => new Map<string, string>());
  return <LeftLists value={lists}>{children}</LeftLists>;
}

/** Of a list: keeps its filters, order and page. */
export function useKeepList(): void {
  const lists = useContext(LeftLists);
  const { pathname, search } = useLocation();
  useEffect(() => void lists?.set(pathname, search), [lists, pathname, search]);
}

/** The way to a list as it was left; to a part of one that is named it leads as it is. */
export function useWayBack(to: To): To {
  const lists = useContext(LeftLists);
  return typeof to === 'string' ? `${to}${lists?.get(to) ?? ''}` : to;
}
