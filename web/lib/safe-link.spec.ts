import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link';

describe('safeLink', () => {
  it.each(['/carpetas', '/carpetas?estado=firmada#x'])('takes %s as a path of this site', (link) => {
    expect(safeLink(link)).toEqual({ href: link, isInternal: true });
  });
  it.each(['https://example.org/a', 'http://example.org', 'mailto:ana@example.org'])(
    'takes %s as elsewhere',
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
  ])('refuses %s', (link) => {
    expect(safeLink(link)).toBeNull();
  });
});
