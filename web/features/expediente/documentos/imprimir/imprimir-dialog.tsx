import { Download } from 'lucide-react';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { Button } from '../../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { Stack } from '../../../../components/layout/layout';
import { useContenido } from '../../../../components/viewer/use-contenido';
import { useDescarga } from '../actions/use-descarga';
import { contenidoUrl } from '../viewer/archivo-of';
import styles from './imprimir-dialog.module.css';

/** A longer PDF is downloaded instead: its pictures would not fit in the memory of a phone. */
const maxHojas = 100;

/** The PDF has more than `maxHojas` pages. */
class DemasiadasHojas extends Error {
  constructor(readonly total: number) {
    super('Too many pages');
  }
}

interface ImprimirDialogProps {
  documento: DocumentoDto;
  version: VersionDocumentoDto;
  onClose: () => void;
}

/**
 * Prepares a version for the printer and opens the browser's print dialog. If a version cannot be printed, it offers
 * the download.
 */
export function ImprimirDialog({ documento, version, onClose }: ImprimirDialogProps) {
  const [problem, setProblem] = useState<string>();
  const descargar = useDescarga();

  return (
    <DialogFrame title={`Imprimir ${documento.nombre}`} onClose={onClose}>
      <DialogBody>
        {problem ? (
          <p role="alert">{problem}</p>
        ) : (
          <Preparando documento={documento} version={version} onPrinted={onClose} onProblem={setProblem} />
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {problem ? 'Cerrar' : 'Cancelar'}
        </Button>
        {problem && (
          <Button
            variant="contained"
            startIcon={<Download size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => void descargar(documento, version).then((isDone) => isDone && onClose())}
          >
            Descargar
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}

interface PreparandoProps extends Omit<ImprimirDialogProps, 'onClose'> {
  onPrinted: () => void;
  onProblem: (text: string) => void;
}

function Preparando({ documento, version, onPrinted, onProblem }: PreparandoProps) {
  const { content, error } = useContenido(contenidoUrl(documento.id, version.n));
  const [{ n, total }, setPage] = useState({ n: 0, total: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is printed once, when its content is here
  useEffect(() => {
    if (error) onProblem('No se pudo leer el documento. Vuelva a intentarlo.');
    if (!content) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onPage = (n: number, total: number) => setPage({ n, total });
    hojasDe(content, version.mime, { signal, onPage })
      .then((hojas) => imprimirHojas(hojas, signal))
      .then(onPrinted)
      .catch((problem: unknown) => signal.aborted || onProblem(problemText(problem)));
    return () => leaving.abort();
  }, [content, error]);

  return (
    <Stack gap={3} numeric className={styles.progress} role="status">
      <span>{total > 1 ? `Preparando la página ${n} de ${total}…` : 'Preparando el documento…'}</span>
      <progress value={total > 0 ? n - 1 : undefined} max={total || 1} aria-label="Páginas preparadas" />
    </Stack>
  );
}

function problemText(problem: unknown): string {
  if (problem instanceof DemasiadasHojas) {
    return `El PDF tiene ${problem.total} páginas, y desde aquí se imprimen hasta ${maxHojas}. Descárguelo para imprimirlo.`;
  }
  const isLocked = (problem as { name?: string } | null)?.name === 'PasswordException';
  return isLocked
    ? 'El PDF está protegido con contraseña. Descárguelo para imprimirlo.'
    : 'El archivo no se pudo preparar para imprimir. Descárguelo para imprimirlo.';
}

interface Preparing {
  signal: AbortSignal;
  /** Called before each page is drawn. */
  onPage: (n: number, total: number) => void;
}

/**
 * The pictures to print, one for each sheet. @throws DemasiadasHojas, the errors of pdf.js, and an error when it is
 * aborted
 */
async function hojasDe(content: Blob, mime: string, { signal, onPage }: Preparing): Promise<Blob[]> {
  if (mime !== 'application/pdf') return [content];
  const { openPdf, pagePicture } = await import('../../../../components/viewer/pdf');
  const opening = openPdf(content);
  signal.addEventListener('abort', opening.close);
  try {
    const pdf = await opening.pdf;
    if (pdf.numPages > maxHojas) throw new DemasiadasHojas(pdf.numPages);
    const hojas: Blob[] = [];
    for (let n = 1; n <= pdf.numPages; n++) {
      onPage(n, pdf.numPages);
      const page: PDFPageProxy = await pdf.getPage(n);
      hojas.push(await pagePicture(page));
      signal.throwIfAborted();
    }
    return hojas;
  } finally {
    opening.close();
  }
}

/**
 * Prints pictures, one for each sheet, instead of the page. The pictures are removed after the browser has printed
 * them.
 */
async function imprimirHojas(hojas: readonly Blob[], signal: AbortSignal): Promise<void> {
  const paper = Object.assign(document.createElement('div'), { className: styles.hojas ?? '' });
  const urls = hojas.map((hoja) => URL.createObjectURL(hoja));
  const remove = () => {
    paper.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  };
  paper.setAttribute('aria-hidden', 'true');
  paper.append(...urls.map((src) => Object.assign(new Image(), { src, alt: '' })));
  document.body.append(paper);
  try {
    await Promise.all([...paper.querySelectorAll('img')].map((image) => image.decode()));
    signal.throwIfAborted();
    // `print()` returns when the browser's dialog closes. On phones it returns at once, so the pictures stay until
    // `afterprint`.
    addEventListener('afterprint', remove, { once: true });
    print();
  } catch (error) {
    remove();
    throw error;
  }
}
