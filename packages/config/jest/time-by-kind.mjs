/** Tells before jest's summary what each kind of test took, to be held against the budgets in CONTRIBUTING.md. */
export default class TimeByKind {
  onRunComplete(_contexts, { testResults }) {
    const times = timesByKind(testResults);
    const parts = [...times].map(([kind, ms]) => `${kind} ${(ms / 1000).toFixed(1)} s`);
    if (parts.length > 1) console.log(`\nTime in test files: ${parts.join(' · ')}`);
  }
}

/** @returns {Map<string, number>} milliseconds; files that ran side by side are added up */
export function timesByKind(testResults) {
  const times = new Map();
  for (const { displayName, perfStats } of testResults) {
    const kind = displayName?.name ?? 'other';
    times.set(kind, (times.get(kind) ?? 0) + perfStats.end - perfStats.start);
  }
  return times;
}
