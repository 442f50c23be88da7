import { ChevronLeft, ChevronRight, Download, FileX, X } from 'lucide-react';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { apiStatus } from '../../../../api/api-message';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { Cut, Row, Stack } from '../../../../components/layout/layout';
import { Missing, noEncontrado } from '../../../../components/missing';
import { Dialog } from '../../../../components/ui/dialog';
import { ArchivoView } from '../../../../components/viewer/archivo-view';
import { Loading } from '../../../../components/viewer/loading';
import { TipoIcon } from '../../../../components/viewer/tipo-icon';
import visor from '../../../../components/viewer/viewer-dialog.module.css';
import { useDialogKeys, VisorKeys } from '../../../../components/viewer/viewer-keys';
import { paraElVisor, useDescarga } from '../actions/use-descarga';
import { useArchivosFindVersionesQuery, useArchivosGetQuery } from '../archivos-api';
import { type Item, mimeDe } from '../item';
import type { Archivos } from '../use-archivos';

interface ArchivoViewerProps {
  id: string;
  lista: Archivos;
  onClose: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * The viewer of an archivo over the page, in the version that the address names. The arrows of its header lead to the
 * archivos before and after.
 */
export function ArchivoViewer({ id, lista, onClose }: ArchivoViewerProps) {
  const titleId = useId();
  const { keys, onKeyDown } = useDialogKeys();
  const descargar = useDescarga();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { direccion, hrefOf, items = [] } = lista;
  const { currentData: archivo, error, refetch } = useArchivosGetQuery({ id });
  const isOld = direccion.version !== null && direccion.version !== archivo?.versiones;
  const { currentData: versiones, error: noVersiones } = useArchivosFindVersionesQuery({ id }, { skip: !isOld });
  const version = isOld ? versiones?.find(({ n }) => n === direccion.version) : archivo?.actual;
  const problem = error ?? noVersiones ?? (isOld && versiones && !version ? sinVersion : undefined);
  const archivos = items.filter(({ tipo }) => tipo === 'archivo');
  const index = archivos.findIndex((item) => item.id === id);
  const anterior = index > 0 ? archivos[index - 1] : undefined;
  const siguiente = index >= 0 ? archivos[index + 1] : undefined;
  const open = (item: Item) =>
    void navigate(hrefOf({ archivo: item.id, version: null }), { replace: true, state, preventScrollReset: true });
  const isMissing = apiStatus(error) === 404;

  return (
    <Dialog shape="screen" className={visor.paper} onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={titleId}>
      <header className={visor.header}>
        {archivo && <TipoIcon mime={mimeDe(archivo)} />}
        <Stack grow shrinks>
          <Cut id={titleId} as="h2" size="md" weight="strong">
            {archivo?.nombre ?? 'Archivo'}
          </Cut>
          {archivo && version && (
            <Cut size="xs" tone="soft">
              {versionText(version.n, archivo.versiones)}
            </Cut>
          )}
        </Stack>
        <Row fixed className={visor.tools}>
          <HintButton label="Archivo anterior" aria-disabled={!anterior} onClick={() => anterior && open(anterior)}>
            <ChevronLeft {...icon} />
          </HintButton>
          <HintButton label="Archivo siguiente" aria-disabled={!siguiente} onClick={() => siguiente && open(siguiente)}>
            <ChevronRight {...icon} />
          </HintButton>
          {archivo && version && (
            <HintButton label="Descargar" hintAlign="end" onClick={() => void descargar(archivo, version)}>
              <Download {...icon} />
            </HintButton>
          )}
        </Row>
        <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
          <X {...icon} />
        </HintButton>
      </header>
      <div className={visor.contenido}>
        {archivo && version && (
          <VisorKeys value={keys}>
            <ArchivoView
              key={`${id} ${version.n}`}
              archivo={paraElVisor(archivo, version)}
              onDescargar={() => void descargar(archivo, version)}
            />
          </VisorKeys>
        )}
        {!version && !problem && <Loading />}
        {!version && isMissing && <Missing Icon={FileX} {...noEncontrado('el archivo')} />}
        {!version && !isMissing && Boolean(problem) && <ErrorState error={problem} onRetry={() => void refetch()} />}
      </div>
    </Dialog>
  );
}

const sinVersion = { message: 'El archivo no tiene esa versión.' };

const versionText = (n: number, total: number) =>
  n === total ? `Versión ${n}, la actual` : `Versión ${n} de ${total}, anterior a la actual`;
