import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { patientRead } from './patient-read.js';

it('takes an answer that is there when the process looks for it, however late that is', async () => {
  const busy = async function* () {
    for (const chunk of ['a', 'b']) {
      const end = performance.now() + 3;
      while (performance.now() < end);
      yield chunk;
    }
  };
  const bytes = patientRead(Promise.resolve(Readable.from(busy())), { ms: 1, signal: new AbortController().signal });
  expect(await Readable.from(bytes).toArray()).toEqual(['a', 'b']);
});
