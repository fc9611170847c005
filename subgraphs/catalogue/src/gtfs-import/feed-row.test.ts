import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { feedRows } from './feed-row.js';
import { RowProblems } from './row-problem.js';

test.each([
  ['an open quote', 'a,b\n1,2\n\n3,4\n"5,6\n7,8\n', 5],
  ['a row that does not end', `a,b\n1,2\n3,4\n"5,6${'x'.repeat(70_000)}\n`, 4],
  ['headings that do not end', '"a,b\n1,2\n', 1],
])('%s is told where it is, however slowly the rows before it are taken', async (_, text, line) => {
  const problems = new RowProblems();
  for await (const row of feedRows('stops.txt', Readable.from([text]), [], problems))
    await new Promise((resolve) => setTimeout(resolve, row.line));
  expect(problems.told.map((problem) => `${problem.code} ${problem.line}`)).toEqual([`NOT_CSV ${line}`]);
});
