import { expect, it } from 'vitest';
import { add, closingLine, flakyTests, tallyPlaywright, tallyVitest } from './tally.ts';

const vitest = (counts: object, testResults: object[] = []): string =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
    ...counts,
  });

const playwright = (stats: object, errors: object[] = []): string =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

it('counts the results of vitest', () => {
  const json = vitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 });
  expect(tallyVitest(json, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

it('counts a test file that did not load as failed', () => {
  const json = vitest({ numPassedTests: 7 }, [{ status: 'failed', assertionResults: [] }]);
  expect(tallyVitest(json, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

it('counts a crash, a truncated report, a bad exit code and an empty run as failed', () => {
  const failed = { passed: 0, failed: 1, skipped: 0 };
  expect(tallyVitest(undefined, 1)).toEqual(failed);
  expect(tallyVitest('{"numPassed', 0)).toEqual(failed);
  expect(tallyVitest(vitest({}), 0)).toEqual(failed);
  expect(tallyVitest(vitest({ numPassedTests: 3 }), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(tallyPlaywright(undefined, 1)).toEqual(failed);
  expect(tallyPlaywright(playwright({}, [{ message: 'no tests found' }]), 1)).toEqual(failed);
});

it('counts the results of Playwright, with flaky tests as passed', () => {
  const json = playwright({ expected: 9, unexpected: 1, flaky: 1, skipped: 2 });
  expect(tallyPlaywright(json, 1)).toEqual({ passed: 10, failed: 1, skipped: 2 });
});

const spec = (title: string, line: number, status: string) => ({
  title,
  line,
  file: 'sos.spec.ts',
  tests: [{ status }],
});

it('lists the flaky tests of Playwright at any depth', () => {
  const inner = { specs: [spec('is seen', 7, 'flaky'), spec('is heard', 9, 'expected')] };
  const suites = [{ specs: [spec('fails', 3, 'unexpected')], suites: [inner] }];
  expect(flakyTests(JSON.stringify({ suites }))).toEqual(['sos.spec.ts:7 is seen']);
  expect(flakyTests(undefined)).toEqual([]);
});

it('prints one line', () => {
  const sum = add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 0, skipped: 0 });
  expect(closingLine(sum)).toBe('11 passed, 2 failed, 3 skipped');
});
