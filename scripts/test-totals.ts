/** What a run of the tests came to, as `totals-reporter.ts` writes it down. */
export interface TestReport {
  passed: number;
  failed: number;
  /** Left out, or still to be written. */
  skipped: number;
  /** Files that failed outside of their tests. */
  brokenFiles: number;
  /** The tests that passed only when they were looked at once more. */
  secondLooks: string[];
  /** From the first test of a project to its last, in seconds. */
  seconds: Record<string, number>;
}

export interface TestTotals {
  /** «12 passed, 1 failed», with «, 3 skipped» when there are any. */
  line: string;
  isPassed: boolean;
}

/** A test that needs a second look is a defect; a machine that stalls for a moment is forgiven this often. */
export const SECOND_LOOKS = 2;

/**
 * The totals of a run. A file that failed outside of its tests counts as one failure, and so does a run that ended badly
 * for another reason (an unhandled error, a failed setup: then there may be no report). No test at all is no success,
 * nor are more than {@link SECOND_LOOKS} tests that were looked at twice.
 */
export function countTests(report: TestReport | null, exitCode: number): TestTotals {
  const { passed = 0, skipped = 0, secondLooks = [] } = report ?? {};
  const counted = (report?.failed ?? 0) + (report?.brokenFiles ?? 0);
  const failed = counted === 0 && exitCode !== 0 ? 1 : counted;
  return {
    line: `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    isPassed: failed === 0 && passed > 0 && secondLooks.length <= SECOND_LOOKS,
  };
}

/** What is said before the totals: how long each project took, and which tests were looked at twice. */
export function describeRun({ seconds, secondLooks }: TestReport): string[] {
  const times = Object.entries(seconds).map(([project, value]) => `${project} ${Math.round(value)} s`);
  return [
    `Duración: ${times.join(', ')}.`,
    `Pruebas miradas dos veces: ${secondLooks.length} (se admiten ${SECOND_LOOKS}).`,
    ...secondLooks.map((name) => `  ${name}`),
  ];
}
