const { clearTimeout, setInterval, setTimeout } = globalThis;

const waiting = new Map();

function clear(timer) {
  waiting.delete(timer);
  clearTimeout(timer);
}

/** Node's timers, which remember what a page began. */
export const timers = {
  setInterval(work, delay, ...given) {
    const timer = setInterval(work, delay, ...given);
    waiting.set(timer, delay);
    return timer;
  },
  setTimeout(work, delay, ...given) {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      work(...given);
    }, delay);
    waiting.set(timer, delay);
    return timer;
  },
  clearInterval: clear,
  clearTimeout: clear,
};

/**
 * Nothing of a page comes after it, as when a window is closed. What would come at once is waited for: React's scheduler,
 * which is loaded once, counts on it.
 */
export async function endTimers() {
  const isAnyDue = () => [...waiting.values()].some((delay = 0) => delay <= 1);
  for (let turns = 0; turns < 100 && isAnyDue(); turns++) await new Promise((resolve) => setTimeout(resolve));
  for (const timer of [...waiting.keys()]) clear(timer);
}
