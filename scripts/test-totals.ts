/** The result of a test run, as `totals-reporter.ts` writes it. */
export interface TestReport {
  passed: number;
  failed: number;
  /** Tests marked `skip` or `todo`. */
  skipped: number;
  /** The number of files that failed outside their tests, such as in an import. */
  brokenFiles: number;
  /** The tests that failed once and passed on retry, with their errors. */
  retriedTests: { name: string; problems: string[] }[];
  /** The time of each project from its first file to its last, in seconds. */
  seconds: Record<string, number>;
}

export interface TestTotals {
  /** The line of totals: «12 passed, 1 failed», with «, 3 skipped» for skipped tests. */
  line: string;
  isPassed: boolean;
}

/** The most tests that may need a retry. Each is a defect, but a machine sometimes stalls for a moment. */
export const MAX_RETRIED_TESTS = 2;

/**
 * The totals of a run. A file that failed outside its tests counts as a failure. A run that ended with an error but no
 * failed test counts as a failure too. After an unhandled error or a failed setup there may be no report. A run without
 * tests fails. A run with more than {@link MAX_RETRIED_TESTS} retried tests fails too.
 */
export function countTests(report: TestReport | null, exitCode: number): TestTotals {
  const { passed = 0, skipped = 0, retriedTests = [] } = report ?? {};
  const counted = (report?.failed ?? 0) + (report?.brokenFiles ?? 0);
  const failed = counted === 0 && exitCode !== 0 ? 1 : counted;
  return {
    line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    isPassed: failed === 0 && passed > 0 && retriedTests.length <= MAX_RETRIED_TESTS,
  };
}

/** The lines before the totals: the time of each project, and the retried tests with their errors. */
export function describeRun({ seconds, retriedTests }: TestReport): string[] {
  const times = Object.entries(seconds).map(([project, value]) => `${project} ${Math.round(value)} s`);
  return [
    `Duración: ${times.join(', ')}.`,
    `Pruebas repetidas: ${retriedTests.length} (se admiten ${MAX_RETRIED_TESTS}).`,
    ...retriedTests.flatMap(({ name, problems }) => [`  ${name}`, ...problems.map(indent)]),
  ];
}

const indent = (problem: string) => problem.replace(/^/gm, '    ');
