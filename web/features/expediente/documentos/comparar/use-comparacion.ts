import { useMemo, useState } from 'react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { useGiro } from '../../../../components/viewer/use-giro';
import { useZoom } from '../../../../components/viewer/use-zoom';
import { useVisorKeys } from '../../../../components/viewer/viewer-keys';
import { diferencia } from '../../../../lib/diferencia';
import { archivoOf } from '../viewer/archivo-of';
import { cambioDesde, type Par, paresDe, paresPorNumero, resumenTexto } from './cambios';
import { useScrollJuntos } from './scroll-juntos';
import { useLado } from './use-lado';
import { usePaginas, useVersion, type VersionLeida } from './use-version';

type Version = VersionDocumentoDto | undefined;

/** Two versions that are turned, zoomed and scrolled together, and the pages that change between them. */
export function useComparacion(documento: DocumentoDto, [anterior, posterior]: readonly [Version, Version]) {
  const [n, setN] = useState(1);
  const zoom = useZoom();
  const { giro, girar } = useGiro(`${documento.id} ${anterior?.n} ${posterior?.n}`);
  const una = useVersion(useArchivo(documento, anterior));
  const otra = useVersion(useArchivo(documento, posterior));
  const isUneven = una.total > 0 && otra.total > 0 && una.total !== otra.total;
  const antes = usePaginas(una, isUneven);
  const ahora = usePaginas(otra, isUneven);
  const comparados = useMemo(() => antes && ahora && paresDe(antes, ahora), [antes, ahora]);
  const pares = comparados ?? paresPorNumero(una.total, otra.total);
  const par = pares[n - 1] ?? { paginas: [n, n] };
  const uno = useLado(una, { pagina: par.paginas[0], zoom: zoom.zoom, giro });
  const otro = useLado(otra, { pagina: par.paginas[1], zoom: zoom.zoom, giro });
  const scroll = useScrollJuntos(uno.frame, otro.frame);
  const textoDe = (paginas: typeof antes, pagina: number | null) => (pagina && paginas?.[pagina - 1]?.texto) || '';
  const [textoAntes, textoAhora] = [textoDe(antes, par.paginas[0]), textoDe(ahora, par.paginas[1])];
  const distinto = useMemo(
    () => (par.cambio === 'cambia' ? diferencia(textoAntes, textoAhora) : null),
    [par.cambio, textoAntes, textoAhora],
  );

  const total = pares.length;
  const shown = uno.shown || otro.shown;
  const turnTo = (next: number | undefined) => {
    if (!next || next < 1 || next > total || next === n) return;
    setN(next);
    for (const { frame } of [uno, otro]) frame.current?.scrollTo({ top: 0 });
  };

  useVisorKeys((event) => {
    zoom.onKey(event, shown);
    if (event.key === 'r') girar();
    const steps = { ArrowLeft: n - 1, PageUp: n - 1, ArrowRight: n + 1, PageDown: n + 1 };
    const paso = { a: -1, s: 1 }[event.key.toLowerCase()] as 1 | -1 | undefined;
    const next = paso ? cambioDesde(pares, n, paso) : steps[event.key as keyof typeof steps];
    if (next === undefined) return;
    event.preventDefault();
    turnTo(next);
  });

  const isSame = anterior !== undefined && anterior.sha256 === posterior?.sha256;
  return {
    lados: [uno, otro] as const,
    scroll,
    pares,
    par,
    /** The words in which the texts of the page differ. */
    distinto,
    resumen: isSame ? 'Las dos versiones son el mismo archivo.' : resumenOf([una, otra], comparados),
    n,
    total,
    turnTo,
    zoom,
    shown,
    giro,
    girar,
  };
}

const useArchivo = (documento: DocumentoDto, version: Version) =>
  useMemo(() => version && archivoOf(documento, version), [documento, version]);

function resumenOf(versiones: readonly VersionLeida[], comparados: readonly Par[] | undefined): string {
  if (comparados) return resumenTexto(comparados);
  if (versiones.some(({ error, problem }) => error || problem)) return 'No se pudieron comparar los textos.';
  const hasText = versiones.every(({ tipo }) => !tipo || tipo === 'pdf' || tipo === 'texto');
  return hasText ? 'Buscando los cambios…' : 'No hay texto que comparar: compárelas a la vista.';
}
