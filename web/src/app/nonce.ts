import { createContext } from 'react';

/** The number used once that lets this page's own inline scripts run (Content-Security-Policy). */
export const NonceContext = createContext<string | undefined>(undefined);
