import { afterEach, expect, test } from '@jest/globals';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../tools/repository.mjs';
import { toyRepository } from '../../../../tools/test/toy-repository.mjs';

const CONFIG = `
  const native = './packages/config/jest/native/';
  export default { testMatch: ['<rootDir>/*.test.ts'], testEnvironment: native + 'environment.cjs', testRunner: native + 'runner.mjs' };`;
const IMPORTS = `
  import { expect, jest, test } from '@jest/globals';
  import { loaded } from './loaded.ts';`;

let toy;
afterEach(() => toy.remove());

/** What jest says about these files, one after the other in one process. */
function jestOn(files) {
  toy = toyRepository({ 'jest.config.mjs': CONFIG, ...files });
  cpSync(join(root, 'packages/config/jest/native'), join(toy.folder, 'packages/config/jest/native'), {
    recursive: true,
  });
  return toy.run('--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--runInBand', '--ci');
}

test('each file has its own tests, mocks and console; what both import is loaded once', () => {
  const counts = (name) => `${IMPORTS}
    test('${name}', () => {
      loaded.push('${name}');
      expect(jest.isMockFunction(process.uptime)).toBe(false);
      jest.spyOn(process, 'uptime').mockReturnValue(loaded.length);
      console.log(process.uptime() + ' files so far');
    });`;
  const { status, text } = jestOn({
    'loaded.ts': 'export const loaded: string[] = [];',
    'a.test.ts': counts('one'),
    'b.test.ts': counts('other'),
  });
  expect({ status, text }).toMatchObject({ status: 0 });
  expect(text).toMatch(/console\.log\s+1 files so far/);
  expect(text).toMatch(/console\.log\s+2 files so far/);
});

test('what fails is shown where the source has it', () => {
  const { status, text } = jestOn({
    'loaded.ts': 'interface Long {\n  gone: string;\n}\n\nexport const loaded = (text: string): Long => fail(text);',
    'a.test.ts': `${IMPORTS}\ntest('of this name', () => void loaded('here'));`,
  });
  expect(status).toBe(1);
  expect(text).toContain('● of this name');
  expect(text).toContain('at loaded (loaded.ts:5:');
});
