import { FileBadge, ListPlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { Outlet, useNavigate } from 'react-router-dom';
import type { CertificadoDto } from '../../../api/generated/certificados';
import { useEscribir } from '../../../collection/use-escribir';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
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
import { useCertificados, useQuitar, useRutasDeCertificados } from './use-certificados';

const icon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

/** The tab of the certificates that the signature of a carpeta needs. */
export function CertificadosTab() {
  const { carpeta, certificados, error, retry } = useCertificados();
  const { agregar } = useRutasDeCertificados();
  const canEdit = carpeta.permisos.editarCertificados;
  const total = certificados?.length ?? 0;
  const pendientes = certificados?.filter(({ impedimento, necesario }) => necesario && impedimento).length ?? 0;
  const actions = canEdit && (
    <Row justify={total > 0 ? 'start' : 'center'} wrap gap={2}>
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
      <Card>
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
              </li>
            ))}
          </PlainList>
        )}
      </Card>
      <Outlet context={carpeta} />
    </section>
  );
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
  const { id, nombre, estado } = certificado;
  return (
    <>
      {estado !== 'recibido' && (
        <ActoButton
          certificado={certificado}
          carpetaId={carpetaId}
          hoy={hoy}
          siguiente={estado === 'vencido' ? 'Renovar' : 'Recibir'}
          onSiguiente={() => editar(id)}
        />
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
