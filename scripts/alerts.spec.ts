import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkAlerts, hasPromtool } from '../test/support/promtool.ts';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  annotations: { summary: string };
}

const rulesIn = async (): Promise<Rule[]> => {
  const { groups } = parse(await readFile(new URL('../docs/monitoring/alerts.yml', import.meta.url), 'utf8'));
  return groups.flatMap((group: { rules: Rule[] }) => group.rules);
};

/** The faults of an expression that can be found without Prometheus. */
function problemsOf(expr: string): string[] {
  const bare = expr.replace(/"[^"]*"/g, '""');
  const pairs = ['()', '{}', '[]'].filter(([open, close]) => bare.split(open!).length !== bare.split(close!).length);
  return [
    ...pairs.map((pair) => `unbalanced ${pair}`),
    ...(/(^|[\s(])[\d.]+\s*[-+*/<>=!]+\s*(ignoring|on)\b/.test(bare) ? ['matches a number by labels'] : []),
    ...(/\b(rate|increase|delta)\((?![^()]*\[\d+[smhd]\]\))/.test(bare) ? ['a rate of no range'] : []),
    ...(/[<>=]/.test(bare.replace(/\{[^}]*\}/g, '')) ? [] : ['compares nothing']),
  ];
}

it.each([
  ['carpetas_disk_bytes{part="free"} < 0.1 * ignoring(part) carpetas_disk_bytes', ['matches a number by labels']],
  ['sum(rate(carpetas_s3_failures_total[5m]) > 5', ['unbalanced ()']],
  ['increase(carpetas_s3_failures_total) > 5', ['a rate of no range']],
  ['carpetas_sockets{a=~"5.."}', ['compares nothing']],
  ['up{job="carpetas"} == 0', []],
])('knows what is wrong with %s', (expr, expected) => {
  expect(problemsOf(expr)).toEqual(expected);
});

it('each alert has a name of its own, a sane expression, a time and a sentence', async () => {
  const rules = await rulesIn();
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, expr, annotations, ...rule } of rules) {
    expect(problemsOf(expr), alert).toEqual([]);
    expect(annotations.summary, alert).toMatch(/^[A-Z].*\.$/);
    expect(rule.for ?? '1m', alert).toMatch(/^\d+m$/);
  }
});

it('each alert is fired by the tests of Prometheus', async () => {
  const tested = await readFile(new URL('../test/monitoring/alerts.test.yml', import.meta.url), 'utf8');
  for (const { alert } of await rulesIn()) expect(tested).toContain(`alertname="${alert}"`);
});

// Debian's package prometheus has promtool; `npm run test:slow` installs it.
it.runIf(await hasPromtool())('Prometheus reads the alerts, and fires them', { timeout: 30_000 }, () => checkAlerts());
