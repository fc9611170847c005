import { afterEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { toyRepository } from './test/toy-repository.mjs';

const SERVER = `const running = setInterval(() => undefined, 1000);
process.once('SIGTERM', () => { console.log('drained'); clearInterval(running); });
console.log('serving', process.env.NODE_ENV);`;

let toy;
afterEach(() => toy.remove());

/** Runs a script of the toy; `said` resolves when its output holds a text, `ended` with its exit code. */
function start(script, env = {}) {
  const child = spawn(process.execPath, [script], {
    cwd: toy.folder,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  let output = '';
  const ended = once(child, 'close').then(([code]) => code);
  const said = async (text) => {
    while (!output.includes(text)) await once(child.stdout, 'data');
  };
  child.stdout.on('data', (chunk) => (output += chunk));
  return { said, ended, kill: () => child.kill('SIGTERM'), output: () => output };
}

test('npm start builds, then is the server itself: a signal reaches it, and its end is the end', async () => {
  toy = toyRepository({ 'tools/build.mjs': "console.log('built');", 'standalone/dist/main.js': SERVER });
  const server = start('tools/start.mjs');
  await server.said('serving');
  server.kill();
  expect(await server.ended).toBe(0);
  expect(server.output()).toBe('built\nserving production\ndrained\n');
});

test('a build that fails is the end of the start', async () => {
  toy = toyRepository({ 'tools/build.mjs': 'process.exit(3);', 'standalone/dist/main.js': SERVER });
  const server = start('tools/start.mjs');
  expect([await server.ended, server.output()]).toEqual([3, '']);
});

test('a signal during the build is its end, too: nothing goes on by itself, nothing follows', async () => {
  const build = "process.once('exit', () => console.log('gone')); process.once('SIGTERM', () => process.exit(0));";
  const waiting = "setInterval(() => undefined, 1000); console.log('building');";
  toy = toyRepository({ 'tools/build.mjs': build + waiting, 'standalone/dist/main.js': SERVER });
  const server = start('tools/start.mjs');
  await server.said('building');
  server.kill();
  await server.ended;
  expect(server.output()).toBe('building\ngone\n');
});

test('npm run dev builds and serves again after a change, and drains the old server first', async () => {
  const folders = ['packages', 'subgraphs', 'gateway', 'web', 'admin-web', 'schema'];
  const empty = Object.fromEntries(folders.map((folder) => [`${folder}/README.md`, '']));
  toy = toyRepository({ ...empty, 'tools/build.mjs': "console.log('built');", 'standalone/dist/main.js': SERVER });
  const dev = start('tools/dev.mjs', { NODE_ENV: 'development' });
  await dev.said('serving');
  toy.write('gateway/src/door.ts', 'export {};');
  await dev.said('drained\nserving');
  dev.kill();
  expect(await dev.ended).toBe(0);
  expect(dev.output()).toBe('built\nserving development\nbuilt\ndrained\nserving development\ndrained\n');
});
