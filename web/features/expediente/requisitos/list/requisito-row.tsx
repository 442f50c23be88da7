import { ChevronDown, FileBadge, FileText, type LucideIcon, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { DEBIDA_DILIGENCIA } from '../../../../../server/vocabulario/debida-diligencia';
import type { RequisitoDto } from '../../../../api/generated/requisitos';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { AnchoredPanel } from '../../../../components/anchored-panel';
import { Button } from '../../../../components/button';
import { DuePill } from '../../../../components/due/due-pill';
import { inputValues, noonOf } from '../../../../components/due/due-state';
import { latePanel } from '../../../../components/late-panel';
import { BareButton, Box, Row, Stack, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { StatusChip } from '../../../../components/status-chip';
import { Menu } from '../../../../components/ui/menu';
import { MenuRadio, MenuRadios } from '../../../../components/ui/menu-entries';
import { usePermiso } from '../../../../session/use-permiso';
import { useEsperaInmueble } from '../../certificados/public/use-espera-inmueble';
import { usePedirCertificados } from '../../certificados/public/use-pedir-certificados';
import { certificadoEnTexto, esperaCertificado } from '../certificados';
import { type EstadoRequisito, estados, isDecidido, nombres, sinDecidir, tonos } from '../estados';
import { useRequisitos } from '../requisitos';
import { useCambiar } from '../use-cambiar';
import styles from './requisitos.module.css';
import { ResponsableCombobox } from './responsable-combobox';

const { Panel: NoAplicaDialog } = latePanel(async () => (await import('../dialogs/no-aplica-dialog')).NoAplicaDialog);

interface RequisitoRowProps {
  carpetaId: string;
  requisito: RequisitoDto;
  canDecide: boolean;
  canMark: boolean;
  isDragging: boolean;
  /** The checkbox that chooses the requisito. */
  elegir: ReactNode;
  /** The handle that drags the row. */
  handle: ReactNode;
  menu: ReactNode;
}

/** One requisito: its name, state, responsable, last day, and the document that fulfils it. */
export function RequisitoRow(props: RequisitoRowProps) {
  const { carpetaId, requisito, canDecide, canMark, isDragging, elegir, handle, menu } = props;
  const { id, nombre, estado, vence } = requisito;
  const isAml = requisito.clave === DEBIDA_DILIGENCIA;
  const [canEnterAml, canDecideAml] = [usePermiso('aml.cargar'), usePermiso('aml.decidir')];
  const cambiar = useCambiar(carpetaId);
  const isDone = isDecidido(estado);
  return (
    <Stack
      align="center"
      gap={[1, 3]}
      pad={[2, 4, 2, 3]}
      className={styles.row}
      data-done={isDone}
      data-dragging={isDragging}
    >
      <Row align="center" gap={2} className={styles.antes}>
        {handle}
        {elegir}
      </Row>
      <Stack gap="2px" shrinks className={styles.what}>
        <Text
          as={Link}
          weight="medium"
          tone="inherit"
          breaks
          justifySelf="start"
          underline="hover"
          className={styles.name}
          to={`/carpetas/${carpetaId}/requisitos/${id}`}
          preventScrollReset
        >
          {nombre}
        </Text>
        <Detalles carpetaId={carpetaId} requisito={requisito} />
        {isAml && canMark && (
          <LimiteDeRol
            {...(canEnterAml
              ? { permiso: 'aml.decidir', que: 'aprobar esta ficha', quienes: 'firmantes' }
              : { permiso: 'aml.cargar', que: 'completar esta ficha', quienes: 'oficina' })}
          />
        )}
      </Stack>
      <Row align="center" justify="end" gap={2} className={styles.marcas}>
        {canMark && esperaCertificado(requisito) && <PedirCertificado carpetaId={carpetaId} requisito={requisito} />}
        <EstadoButton
          carpetaId={carpetaId}
          requisito={requisito}
          canDecide={canDecide && (canDecideAml || !isAml)}
          canMark={canMark && (canEnterAml || !isAml)}
        />
        {(!isDone || vence) && (
          <DuePill
            value={vence && noonOf(vence)}
            isDone={isDone}
            emptyLabel="Sin fecha"
            label={`Vencimiento de ${nombre}`}
            onChange={canDecide ? (next) => void cambiar(id, { vence: next && inputValues(next)[0] }) : undefined}
          />
        )}
        <ResponsableButton carpetaId={carpetaId} requisito={requisito} canChange={canDecide} />
      </Row>
      <div className={styles.menu}>{menu}</div>
    </Stack>
  );
}

interface DeRequisitoProps {
  carpetaId: string;
  requisito: RequisitoDto;
}

/** The description of a requisito, and links to what fulfils it. */
function Detalles({ carpetaId, requisito }: DeRequisitoProps) {
  const { descripcion, fuente, obligatorio, motivo, decididoPor, certificados, documento, documentoEnPapelera } =
    requisito;
  return (
    <>
      <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" breaks className={styles.detalles}>
        {!obligatorio && <span>Opcional</span>}
        {[descripcion, fuente].map((text) => text !== null && <span key={text}>{text}</span>)}
        {motivo && <span>No aplica: {motivo}</span>}
        {decididoPor && isDecidido(requisito.estado) && <span>{decididoPor.nombre}</span>}
      </Row>
      {certificados.map((one) => (
        <Enlace key={one.id} Icon={FileBadge} estado={one.estado} to={`/carpetas/${carpetaId}/certificados/${one.id}`}>
          {certificadoEnTexto(one)}
        </Enlace>
      ))}
      {documento && (
        <Enlace Icon={FileText} to={`/carpetas/${carpetaId}/documentos?documento=${documento.id}`}>
          {documento.nombre}
        </Enlace>
      )}
      {documentoEnPapelera && (
        <Enlace Icon={FileText} to={`/carpetas/${carpetaId}/documentos?papelera=true`}>
          «{documentoEnPapelera.nombre}» está en la papelera
        </Enlace>
      )}
    </>
  );
}

/** Asks for the certificate that fulfils a requisito. Without the inmueble that it is about, the link adds it first. */
function PedirCertificado({ carpetaId, requisito }: DeRequisitoProps) {
  const { pedir, isAsking } = usePedirCertificados(carpetaId);
  const { requisitos = [] } = useRequisitos(carpetaId);
  const { espera } = useEsperaInmueble(carpetaId, true);
  if (espera(requisito, requisitos)) {
    return <Enlace to={`/carpetas/${carpetaId}/inmuebles/agregar`}>Agregar el inmueble para pedirlo</Enlace>;
  }
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`Pedir certificado: ${requisito.nombre}`}
      loading={isAsking}
      onClick={() => void pedir([requisito.id])}
    >
      Pedir certificado
    </Button>
  );
}

interface EnlaceProps {
  Icon?: LucideIcon;
  to: string;
  /** The state of the certificate to which the link leads. */
  estado?: string;
  children: ReactNode;
}

function Enlace({ Icon, to, estado, children }: EnlaceProps) {
  return (
    <Row
      as={Link}
      inline
      align="center"
      gap={1}
      justifySelf="start"
      size="sm"
      breaks
      className={styles.documento}
      data-estado={estado}
      to={to}
    >
      {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden="true" />}
      {children}
    </Row>
  );
}

interface ResponsableButtonProps extends DeRequisitoProps {
  canChange: boolean;
}

/** The responsable of a requisito, and the panel that chooses another. */
function ResponsableButton({ carpetaId, requisito, canChange }: ResponsableButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const cambiar = useCambiar(carpetaId);
  const { data: miembros = [] } = useMiembrosFindAllQuery({}, { skip: anchor === null });
  const { id, nombre, responsable } = requisito;
  const face = responsable && <MiembroAvatar id={responsable.id} nombre={responsable.nombre} size={24} />;
  const isDone = isDecidido(requisito.estado);
  if (!canChange || (isDone && !responsable)) {
    return (
      <span className={styles.responsable}>
        {face}
        {responsable && <span className="visually-hidden">Responsable: {responsable.nombre}</span>}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.responsable}
        aria-label={`Responsable de ${nombre}: ${responsable?.nombre ?? 'nadie'}`}
        title={responsable?.nombre ?? 'Elegir responsable'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {face ?? <UserPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
      </button>
      {anchor && (
        <AnchoredPanel title={`Responsable de ${nombre}`} anchor={anchor} onClose={() => setAnchor(null)}>
          <Box pad={[4, 5, 5]}>
            <ResponsableCombobox
              miembros={miembros}
              value={responsable}
              onChange={(chosen) => {
                setAnchor(null);
                void cambiar(id, { responsableId: chosen?.id ?? null, nombrados: { responsable: chosen } });
              }}
            />
          </Box>
        </AnchoredPanel>
      )}
    </>
  );
}

interface EstadoButtonProps extends DeRequisitoProps {
  /** Whether the person approves requisitos, and says which do not apply. */
  canDecide: boolean;
  canMark: boolean;
}

/** The state of a requisito, and the menu that changes it. Only people who may decide change a decided state. */
function EstadoButton({ carpetaId, requisito, canDecide, canMark }: EstadoButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isExplaining, setIsExplaining] = useState(false);
  const cambiar = useCambiar(carpetaId);
  const { id, nombre, estado } = requisito;
  const chip = <StatusChip label={nombres[estado]} tone={tonos[estado]} />;
  if (!canMark || (!canDecide && isDecidido(estado)))
    return (
      <Row as="span" inline>
        {chip}
      </Row>
    );

  const choose = (next: EstadoRequisito) => {
    if (next === 'no_aplica') setIsExplaining(true);
    else void cambiar(id, { estado: next });
  };
  return (
    <Row as="span" inline>
      <BareButton
        padX={1}
        minHeight={32}
        round="full"
        tone="soft"
        hover
        aria-label={`Estado de ${nombre}: ${nombres[estado]}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {chip}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
      </BareButton>
      <Menu label={`Estado de ${nombre}`} anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuRadios value={estado} onChange={choose}>
          {(canDecide ? estados : sinDecidir).map((each) => (
            <MenuRadio key={each} value={each}>
              {each === 'no_aplica' ? 'No aplica…' : nombres[each]}
            </MenuRadio>
          ))}
        </MenuRadios>
      </Menu>
      {isExplaining && (
        <NoAplicaDialog
          nombres={[nombre]}
          onConfirm={(motivo) => cambiar(id, { estado: 'no_aplica', motivo })}
          onClose={() => setIsExplaining(false)}
        />
      )}
    </Row>
  );
}
