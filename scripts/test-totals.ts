/** What is read of the report of Vitest's JSON reporter. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

export interface TestTotals {
  /** «12 passed, 1 failed», with «, 3 skipped» when there are any. */
  line: string;
  isPassed: boolean;
}

/**
 * The totals of a run. A file that failed before its tests counts as one failure, and so does a run that ended badly
 * for another reason (an unhandled error, a failed setup: then there may be no report). No test at all is no success.
 */
export function countTests(report: VitestReport | null, exitCode: number): TestTotals {
  const passed = report?.numPassedTests ?? 0;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const counted = (report?.numFailedTests ?? 0) + brokenFiles;
  const failed = counted === 0 && exitCode !== 0 ? 1 : counted;
  return {
    line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    isPassed: failed === 0 && passed > 0,
  };
}
