import { expect, it, vi } from 'vitest';
import { inSlices } from './in-slices';

/** Work that takes 15 milliseconds. */
const work = (n: number) => {
  vi.advanceTimersByTime(15);
  return n;
};

it('many things are handed on in parts, and the page answers in between', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const happened: unknown[] = [];
  setTimeout(() => happened.push('answered'));
  await inSlices([1, 2, 3, 4], work, (results) => happened.push(results) > 0);
  expect(happened).toEqual([[1, 2], 'answered', [3, 4]]);
});

it('the work ends when nobody wants it any more', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const done = vi.fn(work);
  await inSlices([1, 2, 3, 4], done, () => false);
  expect(done).toHaveBeenCalledTimes(2);
});
