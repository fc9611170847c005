import { createContext, use } from 'react';
import type { MeQuery } from './me.generated.js';

export type Me = NonNullable<MeQuery['me']>;

const MeContext = createContext<Me | undefined>(undefined);

/** Stands around every screen of the back office. */
export const MeProvider = MeContext.Provider;

/** Who is signed in. */
export function useMe(): Me {
  const me = use(MeContext);
  if (me === undefined) throw new Error('MeProvider must stand above');
  return me;
}
