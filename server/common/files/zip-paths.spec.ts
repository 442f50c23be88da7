import { describe, expect, it } from 'vitest';
import { safeSegment, UniquePaths, versionedName } from './zip-paths.js';

describe('safeSegment', () => {
  it.each([
    ['R/2026-000124', 'R_2026-000124'],
    ['../../etc', '_.._etc'],
    ['a\\b\0c:"', 'a_b_c__'],
    ['  punto final. ', 'punto final'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['Consulta', 'Consulta'],
    ['...', 'vacío'],
    ['Ñandú', 'Ñandú'],
  ])('turns %j into %j', (name, expected) => {
    expect(safeSegment(name, 'vacío')).toBe(expected);
  });

  it('shortens a long name without splitting a character', () => {
    const segment = safeSegment('😀'.repeat(300), '');
    expect([...segment]).toHaveLength(120);
    expect(segment.isWellFormed()).toBe(true);
  });
});

describe('versionedName', () => {
  it.each([
    ['Título.pdf', 2, 'Título v2.pdf'],
    ['sin extensión', 1, 'sin extensión v1'],
    ['.oculto', 1, 'oculto v1'],
    ['a/b.pdf', 3, 'a_b v3.pdf'],
  ])('names %j in version %i %j', (name, n, expected) => {
    expect(versionedName(name, n)).toBe(expected);
  });
});

describe('UniquePaths', () => {
  it('keeps paths apart that differ only in letter case', () => {
    const paths = new UniquePaths();
    expect(
      ['d/Poder v1.pdf', 'd/poder v1.pdf', 'd/PODER v1.pdf', 'e/poder v1.pdf', 'd/x'].map((path) => paths.take(path)),
    ).toEqual(['d/Poder v1.pdf', 'd/poder v1 (2).pdf', 'd/PODER v1 (3).pdf', 'e/poder v1.pdf', 'd/x']);
  });

  it('keeps folders apart from files, and from folders that differ only in letter case', () => {
    const paths = new UniquePaths();
    expect(
      ['acta.txt', 'Acta.txt/a', 'Acta.txt/b', 'd/x/a', 'D/x/a', 'D/x/b', 'd/X'].map((path) => paths.take(path)),
    ).toEqual(['acta.txt', 'Acta (2).txt/a', 'Acta (2).txt/b', 'd/x/a', 'D (2)/x/a', 'D (2)/x/b', 'd/X (2)']);
  });
});
