import type { UnionDeshechaDto } from '../../../api/generated/personas';

/** Which partes an undone merge could not put back, as a sentence; null when it put all back. */
export function noVolvieronTexto({ noVolvieron }: Pick<UnionDeshechaDto, 'noVolvieron'>): string | null {
  const [first, ...others] = noVolvieron;
  if (!first) return null;
  const which = `${first.rolNombre.toLowerCase()} en «${first.caratula}»`;
  if (others.length === 0) return `No volvió como ${which}: el rol se dio de nuevo o la carpeta se cerró.`;
  const more = others.length === 1 ? '1 carpeta más' : `${others.length} carpetas más`;
  return `No volvió como ${which}, ni en ${more}: el rol se dio de nuevo o la carpeta se cerró.`;
}
