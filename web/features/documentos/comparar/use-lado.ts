import { useEffect, useRef, useState } from 'react';
import type { Archivo } from '../../../components/visor/archivo';
import { type Pdf, pageTexts, pdfProblem } from '../../../components/visor/pdf';
import { pictureProblem, usePicture } from '../../../components/visor/picture';
import { beginningOf } from '../../../components/visor/text-view';
import { useContenido } from '../../../components/visor/use-contenido';
import { useHoja } from '../../../components/visor/use-hoja';
import { usePdf } from '../../../components/visor/use-pdf';
import { useSize } from '../../../components/visor/use-size';
import type { Zoom } from '../../../components/visor/use-zoom';

type Tipo = 'pdf' | 'imagen' | 'texto' | 'otro';

/** What both sides share. */
interface Juntos {
  n: number;
  zoom: Zoom['zoom'];
  giro: number;
}

/** One side of a comparison: its file, drawn as both sides are. @param archivo undefined until it is known */
export function useLado(archivo: Archivo | undefined, { n, zoom, giro }: Juntos) {
  const frame = useRef<HTMLElement>(null);
  const size = useSize(frame);
  const tipo = archivo && tipoOf(archivo);
  const { content, error, retry } = useContenido(archivo && tipo !== 'otro' ? archivo.url : null);
  const { pdf, error: pdfError } = usePdf(tipo === 'pdf' ? content : undefined);
  const total = tipo === 'pdf' ? (pdf?.numPages ?? 0) : 1;
  const hoja = useHoja(n <= total ? pdf : undefined, { n, zoom, giro, width: size.width });
  const picture = usePicture(size, zoom, giro);
  const [hasFailed, setHasFailed] = useState(false);
  const textos = useTextos(tipo, content, pdf);

  return {
    frame,
    tipo,
    content,
    pdf,
    page: hoja.page,
    picture,
    /** Zero until it is known. */
    total,
    shown: tipo === 'imagen' ? picture.shown : hoja.shown,
    /** The text of each page; undefined until it is read, and where there is none. */
    textos,
    /** That the bytes did not come: asking again may help. */
    error,
    retry,
    /** That they are not what they should be. */
    problem: pdfError ? pdfProblem(pdfError) : hasFailed ? pictureProblem : undefined,
    onImageError: () => setHasFailed(true),
  };
}

export type LadoData = ReturnType<typeof useLado>;

function tipoOf({ previsualizable, mime }: Archivo): Tipo {
  if (!previsualizable) return 'otro';
  if (mime === 'application/pdf') return 'pdf';
  return mime.startsWith('image/') ? 'imagen' : 'texto';
}

/** The text of each page of a file. Texts that cannot be read stay undefined. */
function useTextos(tipo: Tipo | undefined, content: Blob | undefined, pdf: Pdf | undefined): string[] | undefined {
  const [textos, setTextos] = useState<string[]>();
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      if (tipo === 'pdf') return pdf && pageTexts(pdf, leaving.signal);
      return tipo === 'texto' && content ? [await beginningOf(content)] : undefined;
    };
    setTextos(undefined);
    read()
      .then((got) => leaving.signal.aborted || setTextos(got))
      .catch(() => {});
    return () => leaving.abort();
  }, [tipo, content, pdf]);
  return textos;
}
