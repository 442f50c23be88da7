import { useMemo, useState } from 'react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../api/generated/documentos';
import { useGiro } from '../../../components/visor/use-giro';
import { useZoom } from '../../../components/visor/use-zoom';
import { useVisorKeys } from '../../../components/visor/visor-keys';
import { diferencia } from '../../../lib/diferencia';
import { archivoOf } from '../vista/archivo-of';
import { cambioDesde, cambiosDe, plano, resumenTexto } from './cambios';
import { useScrollJuntos } from './scroll-juntos';
import { type LadoData, useLado } from './use-lado';

type Version = VersionDocumentoDto | undefined;

/** Two versions that are turned, zoomed and scrolled as one, and which of their pages change. */
export function useComparacion(documento: DocumentoDto, [anterior, posterior]: readonly [Version, Version]) {
  const [n, setN] = useState(1);
  const zoom = useZoom();
  const { giro, girar } = useGiro(`${documento.id} ${anterior?.n} ${posterior?.n}`);
  const juntos = { n, zoom: zoom.zoom, giro };
  const uno = useLado(useArchivo(documento, anterior), juntos);
  const otro = useLado(useArchivo(documento, posterior), juntos);
  const scroll = useScrollJuntos(uno.frame, otro.frame);

  const { textos: antes } = uno;
  const { textos: ahora } = otro;
  const cambios = useMemo(() => antes && ahora && cambiosDe(antes, ahora), [antes, ahora]);
  const distinto = useMemo(
    () => (cambios?.[n - 1] === 'cambia' ? diferencia(plano(antes?.[n - 1] ?? ''), plano(ahora?.[n - 1] ?? '')) : null),
    [cambios, antes, ahora, n],
  );

  const total = Math.max(uno.total, otro.total);
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
    const next = paso && cambios ? cambioDesde(cambios, n, paso) : steps[event.key as keyof typeof steps];
    if (next === undefined) return;
    event.preventDefault();
    turnTo(next);
  });

  const isSame = anterior !== undefined && anterior.sha256 === posterior?.sha256;
  return {
    lados: [uno, otro] as const,
    scroll,
    cambios,
    /** Where the texts of the page differ. */
    distinto,
    resumen: isSame ? 'Las dos versiones son el mismo archivo.' : resumenOf(uno, otro, cambios),
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

function resumenOf(uno: LadoData, otro: LadoData, cambios: ReturnType<typeof cambiosDe> | undefined): string {
  if (cambios) return resumenTexto(cambios);
  const lados = [uno, otro];
  if (lados.some(({ error, problem }) => error || problem)) return 'No se pudieron comparar los textos.';
  const hasText = lados.every(({ tipo }) => !tipo || tipo === 'pdf' || tipo === 'texto');
  return hasText ? 'Buscando los cambios…' : 'No hay texto que comparar: compárelas a la vista.';
}
