import { waitFor } from '@testing-library/react';
import React from 'react';
import { unstable_NormalPriority as NormalPriority, unstable_scheduleCallback as schedule } from 'scheduler';
import { expect, it } from 'vitest';
import { reportError, warn } from './lib/log';
import { endPrints, expectPrint } from './testing/printed';

it('silences a private counter of this version of React', () => {
  expect(React.version).toBe('19.3.1');
});

it('fails a test that prints something unannounced, and one that does not print what it announces', () => {
  reportError('Something', 'odd');
  expect(endPrints).toThrow('The test printed what it did not announce:\nSomething odd');
  expectPrint(/^Something/);
  expect(endPrints).toThrow('The test announced a print that did not come: /^Something/');
  expectPrint(/^Something/);
  warn('Something', 'usual');
  expect(endPrints).not.toThrow();
});

it('runs what React has scheduled before a test goes on', async () => {
  let count = 0;
  // The scheduler lets other work go first after five milliseconds.
  const work = () => {
    const end = performance.now() + 10;
    while (performance.now() < end);
    count += 1;
  };
  await waitFor(() => {
    for (let n = 0; n < 5; n += 1) schedule(NormalPriority, work);
  });
  expect(count).toBe(5);
});
