import { expect, it } from 'vitest';
import { reflejo } from './scroll-juntos';

const frame = (changes: object) => ({
  scrollTop: 0,
  scrollLeft: 0,
  scrollWidth: 100,
  clientWidth: 100,
  scrollHeight: 300,
  clientHeight: 100,
  ...changes,
});

it('scrolls the other side by the same part of its height, and not a side without height', () => {
  expect(reflejo(frame({ scrollTop: 50 }), frame({ scrollHeight: 900 }))).toEqual({ top: 200, left: 0 });
  expect(reflejo(frame({ scrollTop: 50 }), frame({ scrollHeight: 80 }))).toEqual({ top: 0, left: 0 });
  const wide = frame({ scrollWidth: 200, scrollLeft: 100 });
  expect(reflejo(wide, wide).left).toBe(100);
});
