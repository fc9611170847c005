/**
 * Of pages that show a booking as it is now: no browser keeps them. Its back button would show seats still held, and a
 * way to pay, for what has long been paid or given up.
 */
export const headers = () => ({ 'Cache-Control': 'no-store' });
