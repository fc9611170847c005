import { afterEach, expect, test } from '@jest/globals';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';
import { toyRepository } from './test/toy-repository.mjs';

let toy;
afterEach(() => toy.remove());

test('a source runs as it is: decorators with their types, workspace packages, imports that end in .js', () => {
  toy = toyRepository({
    'app/main.ts': `import { formatMinorUnits } from './money.js';
      const types: unknown[] = [];
      const typed = (target: object, key: string) => void types.push(Reflect.getMetadata('design:type', target, key));
      class Ticket { @typed price!: number; constructor(private readonly seat: string) {} show() { return this.seat; } }
      console.log((types[0] as Function).name, new Ticket('4A').show(), formatMinorUnits(1250));`,
    'app/money.ts': 'export const formatMinorUnits = (amount: number): string => (amount / 100).toFixed(2);',
  });
  const { text } = toy.run('--import', 'reflect-metadata', '--import', './tools/typescript.mjs', 'app/main.ts');
  expect(text).toBe('Number 4A 12.50\n');
});

test('packages resolve to their sources, not to what was built', () => {
  toy = toyRepository({ 'app/main.ts': "console.log(import.meta.resolve('@naga/kernel/money.js'));" });
  mkdirSync(join(toy.folder, 'app/node_modules/@naga'), { recursive: true });
  cpSync(join(root, 'packages/kernel'), join(toy.folder, 'app/node_modules/@naga/kernel'), { recursive: true });
  expect(toy.run('--import', './tools/typescript.mjs', 'app/main.ts').text).toMatch(/kernel\/src\/money\.ts\n$/);
});

test('an error names the line of the source', () => {
  toy = toyRepository({
    'app/main.ts': "type Nothing = null;\n\nconst nothing: Nothing = null;\nthrow new Error('here');",
  });
  expect(toy.run('--import', './tools/typescript.mjs', 'app/main.ts').text).toContain('main.ts:4:7');
});
