import { demoAccounts } from './demo/demo-accounts.js';
import { readSettings } from './settings.js';
import { type Standalone, startStandalone } from './start-standalone.js';

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

function announce({ url, demo }: Standalone): void {
  tell('');
  tell(`Naga runs.  Site    ${url}`);
  tell(`            Admin   ${url}/admin/`);
  tell(`            Mails   ${url}/admin/inbox`);
  tell(`            Graph   ${url}/graphql      REST  ${url}/api/docs`);
  if (demo) {
    tell('');
    tell('Demonstration accounts (e-mail, password):');
    for (const { role, email, password } of demoAccounts())
      tell(`  ${role.padEnd(24)} ${email.padEnd(34)} ${password}`);
  }
  tell('');
  tell('Ctrl-C stops it.');
}

/** The first signal drains and ends; npm sends a second one on Ctrl-C, which changes nothing. */
function stopOnSignal(running: Standalone): void {
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

try {
  const running = await startStandalone(readSettings(process.env, process.argv.slice(2)), tell);
  stopOnSignal(running);
  announce(running);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
