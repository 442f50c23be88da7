import { useEffect, useState } from 'react';
import type { Archivo } from '../../../../components/viewer/archivo';
import { type Pdf, pagePrint, pageTexts, pdfProblem } from '../../../../components/viewer/pdf';
import { beginningOf } from '../../../../components/viewer/text-view';
import { useContenido } from '../../../../components/viewer/use-contenido';
import { usePdf } from '../../../../components/viewer/use-pdf';
import type { Pagina } from './alinear';
import { plano } from './cambios';

type Tipo = 'pdf' | 'imagen' | 'texto' | 'otro';

/** Reads the content of one version. @param archivo undefined until it is known */
export function useVersion(archivo: Archivo | undefined) {
  const tipo = archivo && tipoOf(archivo);
  const { content, error, retry } = useContenido(archivo && tipo !== 'otro' ? archivo.url : null);
  const { pdf, error: pdfError } = usePdf(tipo === 'pdf' ? content : undefined);
  return {
    tipo,
    content,
    pdf,
    /** The number of pages. Zero until it is known. */
    total: tipo === 'pdf' ? (pdf?.numPages ?? 0) : 1,
    /** The text of each page in one line. Undefined until it is read, and when there is none. */
    textos: useTextos(tipo, content, pdf),
    /** The error when the bytes did not arrive. A retry may help. */
    error,
    retry,
    /** The problem with the file, when its bytes are no valid PDF. */
    problem: pdfError ? pdfProblem(pdfError) : undefined,
  };
}

export type VersionLeida = ReturnType<typeof useVersion>;

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
      .then((got) => leaving.signal.aborted || setTextos(got?.map(plano)))
      .catch(() => {});
    return () => leaving.abort();
  }, [tipo, content, pdf]);
  return textos;
}

/**
 * The pages of a version. Undefined until their texts are read.
 * @param isDrawn whether pages without text are drawn too, to compare their pictures; this takes a while
 */
export function usePaginas({ textos, pdf }: VersionLeida, isDrawn: boolean): Pagina[] | undefined {
  const [paginas, setPaginas] = useState<Pagina[]>();
  useEffect(() => {
    let isGone = false;
    const read = textos?.map((texto) => ({ texto, huella: texto }));
    setPaginas(read);
    const draw = async (pdf: Pdf, read: readonly Pagina[]) => {
      const drawn: Pagina[] = [];
      for (const [i, { texto, huella }] of read.entries()) {
        if (isGone) return;
        drawn.push({ texto, huella: huella || (await pagePrint(pdf, i + 1)) });
      }
      if (!isGone) setPaginas(drawn);
    };
    // A page that cannot be drawn has no fingerprint, and is paired in its order.
    if (isDrawn && pdf && read?.some(({ huella }) => !huella)) draw(pdf, read).catch(() => {});
    return () => {
      isGone = true;
    };
  }, [textos, pdf, isDrawn]);
  return paginas;
}
