import { FileBadge, FileUp, ListPlus, Pencil, Plus, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import type { CertificadoDto } from '../../../api/generated/certificados';
import { useEscribir } from '../../../collection/use-escribir';
import { Button } from '../../../components/button';
import type { Arrastrable } from '../../../components/drop/arrastre';
import { DropTarget } from '../../../components/drop/drop-target';
import { useDrop } from '../../../components/drop/use-drop';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { FileButton } from '../../../components/file-button';
import { latePanel } from '../../../components/late-panel';
import { Box, Card, PlainList, Row, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { SectionHeader } from '../../../components/section-header';
import { useToast } from '../../../components/toast-actions';
import { ActionsMenu } from '../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../components/ui/menu-entries';
import { contar } from '../../../lib/numeros';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { ActoButton } from './acto-button';
import { CertificadoRow } from './certificado-row';
import styles from './certificados.module.css';
import { useCertificadosCreateUsualesMutation } from './certificados-api';
import { useEsperaInmueble } from './public/use-espera-inmueble';
import { RecibirLinea } from './recibir/recibir-linea';
import { useCertificados, usePedirDeNuevo, useQuitar, useRutasDeCertificados } from './use-certificados';

const { Panel: RecibirVarios } = latePanel(async () => (await import('./recibir/recibir-varios')).RecibirVarios);

/** No rows are dragged on this tab, only files. */
const ninguno: Arrastrable = { kind: 'application/x-carpetas-certificados', plural: 'certificados' };

const icon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

/** The tab of the certificates that the signature of a carpeta needs. */
export function CertificadosTab() {
  const { carpeta, certificados, error, retry } = useCertificados();
  const { agregar } = useRutasDeCertificados();
  const canEdit = carpeta.permisos.editarCertificados;
  const total = certificados?.length ?? 0;
  const pendientes = certificados?.filter(({ impedimento, necesario }) => necesario && impedimento).length ?? 0;
  const esperados = certificados?.filter(({ expedido }) => expedido === null) ?? [];
  const { files, setFile, dropped, take, forget, arrastre } = useSoltados(canEdit && esperados.length > 0, esperados);
  const actions = canEdit && (
    <Row justify={total > 0 ? 'start' : 'center'} wrap gap={2}>
      {esperados.length > 0 && (
        <FileButton
          variant="outlined"
          label="Archivos de certificados"
          multiple
          startIcon={<FileUp {...icon} />}
          onFiles={take}
        >
          Recibir archivos
        </FileButton>
      )}
      <AgregarUsuales carpetaId={carpeta.id} total={total} />
      <Button variant="contained" startIcon={<Plus {...icon} />} onClick={agregar}>
        Agregar certificado
      </Button>
    </Row>
  );
  return (
    <section aria-labelledby="certificados-titulo">
      <SectionHeader>
        <Row align="center" wrap gap={[1, 3]}>
          <Text as="h2" size="lg" weight="strong" id="certificados-titulo">
            {total > 0 ? contar(total, 'certificado', 'certificados') : 'Certificados'}
          </Text>
          {canEdit && pendientes > 0 && (
            <Text as="p" weight="medium" tone="warning">
              {pendientes === 1 ? 'Falta uno para la firma' : `Faltan ${pendientes} para la firma`}
            </Text>
          )}
        </Row>
        {total > 0 && actions}
      </SectionHeader>
      <Card className={styles.card}>
        {error !== undefined && !certificados && <ErrorState error={error} onRetry={retry} />}
        {!certificados && !error && (
          <Box pad={[2, 5]}>
            <LoadingSkeleton rows={3} rowHeight={72} />
          </Box>
        )}
        {certificados && total === 0 && (
          <EmptyState
            Icon={FileBadge}
            title="Todavía no hay certificados"
            text="Aquí se sigue cada certificado desde que se pide hasta que llega, y hasta qué día sirve para firmar."
            action={actions}
          />
        )}
        {certificados && total > 0 && (
          <PlainList lines className={styles.list} aria-label="Certificados">
            {certificados.map((certificado) => (
              <li key={certificado.id} tabIndex={-1}>
                <CertificadoRow
                  certificado={certificado}
                  carpetaId={carpeta.id}
                  isOpen={canEdit}
                  actions={canEdit && <Acciones certificado={certificado} />}
                />
                {canEdit && certificado.estado === 'pedido' && (
                  <RecibirLinea
                    certificado={certificado}
                    file={files.get(certificado.id) ?? null}
                    isOver={arrastre?.destino === certificado.id}
                    onFile={(file) => setFile(certificado.id, file)}
                  />
                )}
              </li>
            ))}
          </PlainList>
        )}
        {arrastre && (
          <DropTarget
            lugar={esperados.find(({ id }) => id === arrastre.destino)?.nombre ?? 'los certificados que usted confirme'}
          />
        )}
      </Card>
      {dropped && <RecibirVarios files={dropped} esperados={esperados} onClose={forget} />}
      <Outlet context={carpeta} />
    </section>
  );
}

/**
 * The files that were dropped on the tab. One that is dropped on the line of a certificate is its file; others wait to
 * be confirmed.
 */
function useSoltados(canDrop: boolean, esperados: readonly CertificadoDto[]) {
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [dropped, setDropped] = useState<readonly File[] | null>(null);
  const setFile = (id: string, file: File | null) =>
    setFiles((now) => new Map([...now].filter(([key]) => key !== id).concat(file ? [[id, file]] : [])));
  const take = (taken: readonly File[]) => taken.length > 0 && setDropped(taken);
  const arrastre = useDrop({
    que: ninguno,
    onItems: undefined,
    onFiles:
      canDrop && !dropped
        ? ({ files: taken }, destino) => {
            const [file] = taken;
            const isOfLine = esperados.some(({ id }) => id === destino);
            if (file && destino && isOfLine && taken.length === 1) setFile(destino, file);
            else take(taken);
          }
        : undefined,
  });
  return { files, setFile, dropped, take, forget: () => setDropped(null), arrastre };
}

/** A button that adds the usual certificates, by the rules of the office. */
function AgregarUsuales({ carpetaId, total }: { carpetaId: string; total: number }) {
  const [createUsuales, { isLoading }] = useCertificadosCreateUsualesMutation();
  const { escribir } = useEscribir();
  const { esperanUsuales } = useEsperaInmueble(carpetaId);
  const navigate = useNavigate();
  const toast = useToast();
  const add = async () => {
    const all = await escribir(() => createUsuales({ id: carpetaId }).unwrap());
    if (!all) return;
    const added = all.length - total;
    const said = added > 0 && `Se ${added === 1 ? 'agregó un certificado' : `agregaron ${added} certificados`}`;
    if (!esperanUsuales) {
      toast(said || 'La carpeta ya tiene los usuales');
      return;
    }
    toast([said, 'Los de un inmueble se agregan cuando la carpeta tenga uno'].filter(Boolean).join('. '), {
      action: {
        label: 'Agregar inmueble',
        onClick: () => void navigate(`/carpetas/${carpetaId}/inmuebles/agregar`),
      },
    });
  };
  return (
    <Button variant="outlined" startIcon={<ListPlus {...icon} />} loading={isLoading} onClick={() => void add()}>
      Agregar los usuales
    </Button>
  );
}

/** The button of the next act of a certificate, and its menu. */
function Acciones({ certificado }: { certificado: CertificadoDto }) {
  const { id: carpetaId, hoy } = useCarpeta();
  const { editar } = useRutasDeCertificados();
  const quitar = useQuitar(carpetaId);
  const pedirDeNuevo = usePedirDeNuevo(carpetaId, hoy);
  const { id, nombre, estado, necesario, impedimento } = certificado;
  const isShort = estado === 'vencido' || (estado === 'recibido' && necesario && impedimento !== null);
  return (
    <>
      {estado === 'por_pedir' && (
        <ActoButton
          certificado={certificado}
          carpetaId={carpetaId}
          hoy={hoy}
          siguiente="Recibir"
          onSiguiente={() => editar(id)}
        />
      )}
      {isShort && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<RotateCw size={14} strokeWidth={2} aria-hidden="true" />}
          aria-label={`Pedir de nuevo ${nombre}`}
          onClick={({ currentTarget }) => {
            currentTarget.closest('li')?.focus({ preventScroll: true });
            void pedirDeNuevo(certificado);
          }}
        >
          Pedir de nuevo
        </Button>
      )}
      <ActionsMenu label={`Acciones de ${nombre}`}>
        <MenuItem Icon={Pencil} onClick={() => editar(id)}>
          Editar
        </MenuItem>
        <MenuSeparator />
        <MenuItem Icon={Trash2} isDanger onClick={() => void quitar(certificado)}>
          Quitar de la carpeta
        </MenuItem>
      </ActionsMenu>
    </>
  );
}
