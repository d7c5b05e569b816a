export type Tally = { passed: number; failed: number; skipped: number };

export const none: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** The last line of script/test. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * Counts the tests in vitest's JSON report. A file that fails without a failed test, for example because it did not
 * load, adds one failure.
 */
export function tallyVitest(json: string | undefined, code: number): Tally {
  // The shape that vitest documents.
  const report = parse(json) as VitestReport | undefined;
  if (!report) return { ...none, failed: 1 };
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return consistent(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  );
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  errors: unknown[];
};

/** The tests that passed only at the second attempt, as `file:line title`. */
export function flakyTests(json: string | undefined): string[] {
  // The shape that Playwright documents.
  const report = parse(json) as PlaywrightReport | undefined;
  const ofSuite = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(ofSuite),
  ];
  return report?.suites.flatMap(ofSuite) ?? [];
}

/**
 * Counts the tests in Playwright's JSON report. A flaky test has passed; an error outside of tests adds one failure.
 */
export function tallyPlaywright(json: string | undefined, code: number): Tally {
  // The shape that Playwright documents.
  const report = parse(json) as PlaywrightReport | undefined;
  if (!report) return { ...none, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return consistent({ passed: expected + flaky, failed: unexpected + report.errors.length, skipped }, code);
}

/** A runner that exits badly without a failure, or that ran nothing, counts as failed. */
function consistent(tally: Tally, code: number): Tally {
  const ranNothing = tally.passed + tally.failed + tally.skipped === 0;
  return tally.failed === 0 && (code !== 0 || ranNothing) ? { ...tally, failed: 1 } : tally;
}

/** A truncated or missing report counts as a failure. */
function parse(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
