import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link';

describe('a link', () => {
  it.each(['/carpetas', '/carpetas?estado=firmada#x'])('to %s is a path of this site', (link) => {
    expect(safeLink(link)).toEqual({ href: link, isInternal: true });
  });
  it.each(['https://example.org/a', 'http://example.org', 'mailto:ana@example.org'])(
    'to %s leads elsewhere',
    (link) => {
      expect(safeLink(link)).toEqual({ href: link, isInternal: false });
    },
  );
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//example.org',
    '/\\example.org',
    'carpetas',
    '',
    null,
  ])('to %s is refused', (link) => {
    expect(safeLink(link)).toBeNull();
  });
});
