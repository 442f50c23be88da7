import React from 'react';
import { expect, it } from 'vitest';

it('silences a private counter of this version of React', () => {
  expect(React.version).toBe('19.3.1');
});
