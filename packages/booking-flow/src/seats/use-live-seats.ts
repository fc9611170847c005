import { useEffect, useEffectEvent, useState } from 'react';
import { readSeatNews, type SeatNews } from './live-seats.js';

const ASK_EVERY_MS = 20_000;
/** EventSource.CLOSED, also where there is no EventSource. */
const CLOSED = 2;

/**
 * What is told of these rides while the page is seen, by JourneyLeg.id. Where no stream comes about (an old browser, a
 * proxy, too many of them) `askAgain` is called every 20 seconds instead, and the stream tried again; what was told before is then out of date.
 */
export function useLiveSeats(
  legIds: readonly string[],
  askAgain: () => Promise<unknown>,
): ReadonlyMap<string, SeatNews> {
  const [news, setNews] = useState<ReadonlyMap<string, SeatNews>>(new Map());
  const address = `/live/seats?${legIds.map((id) => `leg=${encodeURIComponent(id)}`).join('&')}`;
  const ask = useEffectEvent(askAgain);
  useEffect(() => {
    let stream: EventSource | undefined;
    let isTold = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const hear = ({ data }: MessageEvent<string>) => {
      const one = readSeatNews(data);
      if (one !== undefined) setNews((all) => new Map(all).set(one.leg, one));
    };
    const close = () => {
      stream?.close();
      stream = undefined;
      clearInterval(timer);
      timer = undefined;
    };
    const instead = () => {
      isTold = false;
      timer ??= setInterval(() => {
        void ask().then(() => {
          if (!isTold) setNews(new Map());
        });
        // A browser comes again by itself unless it was refused.
        if (stream?.readyState === CLOSED) {
          close();
          open();
        }
      }, ASK_EVERY_MS);
    };
    const open = () => {
      if (typeof EventSource === 'undefined') return instead();
      stream = new EventSource(address);
      stream.addEventListener('seats', hear);
      stream.addEventListener('error', instead);
      stream.addEventListener('open', () => {
        isTold = true;
        clearInterval(timer);
        timer = undefined;
      });
    };
    const look = () => {
      if (document.visibilityState === 'hidden') close();
      else if (stream === undefined && timer === undefined) open();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      close();
    };
  }, [address]);
  return news;
}
