import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { Button } from '../../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { useContenido } from '../../../../components/visor/use-contenido';
import { useDescarga } from '../acciones/use-descarga';
import { contenidoUrl } from '../vista/archivo-of';
import { DemasiadasHojas, hojasDe, imprimirHojas, maxHojas } from './hojas';
import styles from './imprimir-dialog.module.css';

interface ImprimirDialogProps {
  documento: DocumentoDto;
  version: VersionDocumentoDto;
  onClose: () => void;
}

/** Prepares a version for the printer and opens the dialog of the browser; offers the download of what fails. */
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
    <div className={styles.progress} role="status">
      <span>{total > 1 ? `Preparando la página ${n} de ${total}…` : 'Preparando el documento…'}</span>
      <progress value={total > 0 ? n - 1 : undefined} max={total || 1} aria-label="Páginas preparadas" />
    </div>
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
