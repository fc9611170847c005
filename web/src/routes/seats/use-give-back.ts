import { useFetcher } from 'react-router';

/** Gives up an own hold, so that its seats can be chosen again; the page's action does it. */
export function useGiveBack() {
  const fetcher = useFetcher();
  return (bookingId: string) => fetcher.submit({ intent: 'give-back', booking: bookingId }, { method: 'post' });
}
