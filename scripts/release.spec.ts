import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { needs?: string[]; steps: { uses?: string; run?: string; with?: Record<string, unknown> }[] }>;
}

it('releases what passed the checks, by actions that cannot change, on the versions that the product names', async () => {
  const { jobs } = parse(await read('.github/workflows/release.yml')) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
  expect(jobs.check?.steps.map(({ run }) => run)).toContain('.ci/run');
  expect(jobs.slow?.steps.map(({ run }) => run)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('apt-get install -y chromium'),
      'npm run test:slow -- test/e2e test/browser',
      'npm run faults',
    ]),
  );
  expect(jobs.image?.needs).toEqual(['check', 'slow']);

  const { engines, devDependencies } = JSON.parse(await read('package.json'));
  const node = steps.flatMap((step) => step.with?.['node-version'] ?? []);
  expect(new Set(node)).toEqual(new Set([/(\d+)/.exec(engines.node)?.[1]]));
  const major = devDependencies.node.split('.')[0];
  const bases = (await read('Dockerfile')).match(/^FROM .*/gm) ?? [];
  expect(bases.length).toBeGreaterThan(0);
  expect(bases.filter((line) => !line.includes(` node:${major}-slim`))).toEqual([]);
});

it('checks each push and each pull request as a machine with Node and npm alone does, by actions that cannot change', async () => {
  const { on, jobs } = parse(await read('.github/workflows/checks.yml')) as Workflow;
  expect(Object.keys(on)).toEqual(['push', 'pull_request']);
  const steps = jobs.check?.steps ?? [];
  expect(steps.map(({ run }) => run)).toContain('.ci/run');
  expect(steps.flatMap(({ uses }) => uses ?? []).filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
});
