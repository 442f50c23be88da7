import { expect, it } from 'vitest';
import { countTests, type VitestReport } from './test-totals.ts';

const report = (overrides: Partial<VitestReport> = {}): VitestReport => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...overrides,
});

it('counts what passed', () => {
  expect(countTests(report(), 0)).toEqual({ line: '3 passed, 0 failed', isPassed: true });
});

it('names what was skipped or left to do', () => {
  expect(countTests(report({ numPendingTests: 1, numTodoTests: 1 }), 0).line).toBe('3 passed, 0 failed, 2 skipped');
});

it('counts a file that failed before its tests', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countTests(report({ testResults }), 1)).toEqual({ line: '3 passed, 1 failed', isPassed: false });
});

it('counts a failed test once, with its file', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
  expect(countTests(report({ numFailedTests: 1, testResults }), 1).line).toBe('3 passed, 1 failed');
});

it('fails when the run ended badly although every test passed', () => {
  expect(countTests(report(), 1)).toEqual({ line: '3 passed, 1 failed', isPassed: false });
});

it('fails without a report, and without a test', () => {
  expect(countTests(null, 1)).toEqual({ line: '0 passed, 1 failed', isPassed: false });
  expect(countTests(report({ numPassedTests: 0 }), 0).isPassed).toBe(false);
});
