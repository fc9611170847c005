import { runProcess } from '@naga/server-kit/process/run-process.js';
import { demoAccounts } from './demo/demo-accounts.js';
import { inColumns } from './in-columns.js';
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
    for (const line of inColumns(demoAccounts().map(({ role, email, password }) => [role, email, password])))
      tell(`  ${line}`);
  }
  tell('');
  tell('Ctrl-C stops it.');
}

await runProcess(async (leaving) => {
  const running = await startStandalone(readSettings(process.env, process.argv.slice(2)), tell, leaving);
  announce(running);
  return running;
});
