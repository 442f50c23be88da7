import { expect, it } from 'vitest';
import { countTests, describeRun, type TestReport } from './test-totals.ts';

const report = (overrides: Partial<TestReport> = {}): TestReport => ({
  passed: 3,
  failed: 0,
  skipped: 0,
  brokenFiles: 0,
  retriedTests: [],
  seconds: {},
  ...overrides,
});

it('counts what passed', () => {
  expect(countTests(report(), 0)).toEqual({ line: '3 passed, 0 failed', isPassed: true });
});

it('names what was skipped', () => {
  expect(countTests(report({ skipped: 2 }), 0).line).toBe('3 passed, 0 failed, 2 skipped');
});

it('counts failed tests, and files that failed outside their tests', () => {
  expect(countTests(report({ failed: 1, brokenFiles: 1 }), 1)).toEqual({ line: '3 passed, 2 failed', isPassed: false });
});

it('fails when the run ended badly although every test passed', () => {
  expect(countTests(report(), 1)).toEqual({ line: '3 passed, 1 failed', isPassed: false });
});

it('fails without a report, or without tests', () => {
  expect(countTests(null, 1)).toEqual({ line: '0 passed, 1 failed', isPassed: false });
  expect(countTests(report({ passed: 0 }), 0).isPassed).toBe(false);
});

const retried = (...names: string[]) => names.map((name) => ({ name, problems: ['una cosa\ny otra'] }));

it('accepts two retried tests, but not three', () => {
  expect(countTests(report({ retriedTests: retried('a', 'b') }), 0).isPassed).toBe(true);
  expect(countTests(report({ retriedTests: retried('a', 'b', 'c') }), 0).isPassed).toBe(false);
});

it('says how long each project took and which tests were retried because of what', () => {
  expect(describeRun(report({ seconds: { unit: 4.4, web: 60 }, retriedTests: retried('una') }))).toEqual([
    'Duración: unit 4 s, web 60 s.',
    'Pruebas repetidas: 1 (se admiten 2).',
    '  una',
    '    una cosa\n    y otra',
  ]);
});
