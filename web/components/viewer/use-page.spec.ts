import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Pdf } from './pdf';
import { usePage } from './use-page';

/** A PDF whose second page is broken. */
const pdf = {
  getPage: async (n: number) => {
    if (n === 2) throw new Error('Page not found');
    return { pageNumber: n };
  },
} as unknown as Pdf;

it('a page that cannot be read says so, and the others are shown', async () => {
  const { result, rerender } = renderHook(({ n }) => usePage(pdf, n), { initialProps: { n: 2 } });
  await waitFor(() => expect(result.current).toEqual({ page: undefined, isBroken: true }));
  rerender({ n: 1 });
  expect(result.current.isBroken).toBe(false);
  await waitFor(() => expect(result.current.page).toEqual({ pageNumber: 1 }));
});
