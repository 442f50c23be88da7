import { writeFile } from 'node:fs/promises';
import type { Reporter, TestModule } from 'vitest/node';
import type { TestReport } from './test-totals.ts';

/** Writes the result of a run, a `TestReport`, to the file that TEST_REPORT names. */
export default class TotalsReporter implements Reporter {
  private readonly times = new Map<string, { from: number; to: number }>();

  onTestModuleStart({ project }: TestModule): void {
    const now = performance.now();
    this.times.set(project.name, { from: this.times.get(project.name)?.from ?? now, to: now });
  }

  onTestModuleEnd({ project }: TestModule): void {
    const time = this.times.get(project.name);
    if (time) time.to = performance.now();
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const report: TestReport = {
      passed: count('passed'),
      failed: count('failed'),
      skipped: count('skipped'),
      brokenFiles: modules.filter((module) => !module.ok() && [...module.children.allTests('failed')].length === 0)
        .length,
      retriedTests: tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({
          name: `${test.module.relativeModuleId} > ${test.fullName}`,
          problems: test.result().errors?.map(({ message }) => message) ?? [],
        })),
      seconds: Object.fromEntries([...this.times].map(([name, { from, to }]) => [name, (to - from) / 1000])),
    };
    await writeFile(String(process.env.TEST_REPORT), JSON.stringify(report));
  }
}
