import type { Logger } from 'pino';

/** The first SIGTERM or SIGINT drains and ends the process; later ones change nothing, since npm repeats Ctrl-C. */
export function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  let isStopping = false;
  const end = (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'draining');
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.fatal({ err }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
