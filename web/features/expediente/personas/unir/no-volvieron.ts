import type { UnionDeshechaDto } from '../../../../api/generated/personas';
import { contar } from '../../../../lib/numeros';

/** The parts that undoing a merge could not restore, in sentences. Null when it restored all. */
export function noVolvieronTexto({
  noVolvieron,
  sinPorcentaje,
}: Pick<UnionDeshechaDto, 'noVolvieron' | 'sinPorcentaje'>): string | null {
  const texts = [
    sentence('No volvió', noVolvieron, 'el rol se dio de nuevo o la carpeta se cerró'),
    sentence('Volvió sin su porcentaje', sinPorcentaje, 'los de ese rol habrían pasado de 100 %'),
  ];
  return texts.filter(Boolean).join(' ') || null;
}

function sentence(what: string, [first, ...others]: UnionDeshechaDto['noVolvieron'], why: string): string | null {
  if (!first) return null;
  const which = `${first.rolNombre.toLowerCase()} en «${first.caratula}»`;
  const more = contar(others.length, 'carpeta más', 'carpetas más');
  const link = what.startsWith('No') ? 'ni' : 'y';
  return `${what} como ${which}${others.length === 0 ? '' : `, ${link} en ${more}`}: ${why}.`;
}
