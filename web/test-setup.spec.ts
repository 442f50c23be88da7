import React from 'react';
import { expect, it } from 'vitest';
import { reportError, warn } from './lib/log';
import { endPrints, expectPrint } from './testing/printed';

it('silences a private counter of this version of React', () => {
  expect(React.version).toBe('19.3.1');
});

it('fails a test that prints what it does not announce, and one that does not print what it does', () => {
  reportError('Something', 'odd');
  expect(endPrints).toThrow('The test printed what it did not announce:\nSomething odd');
  expectPrint(/^Something/);
  expect(endPrints).toThrow('The test announced a print that did not come: /^Something/');
  expectPrint(/^Something/);
  warn('Something', 'usual');
  expect(endPrints).not.toThrow();
});
