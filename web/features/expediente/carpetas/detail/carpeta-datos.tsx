import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { latePart } from '../../../../components/late-part';
import { BareButton, Box, Card, Row, Stack, Text } from '../../../../components/layout/layout';
import { LimiteLinea } from '../../../../components/limite-de-rol';
import { formatFecha } from '../../../../lib/fechas';
import { formatMonto } from '../../../../lib/numeros';
import { componentOf } from '../../../../lib/page';
import { usePrinting } from '../../../../lib/use-printing';
import { ownUserChangeRequested, selectPreferencias } from '../../../../session/own-user';
import { usePais, usePalabras } from '../../../../session/use-pais';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { Etiquetas, FirmaMarca, Momento, PersonaMarca, PrioridadMarca } from '../marcas';
import { prioridades } from '../prioridades';
import { deCarpeta } from '../public/de-carpeta';
import { estaFirmada } from '../public/estados';
import { Vinculadas } from '../vinculos/vinculadas';
import { AgendarFirmaButton } from './agendar-firma';
import styles from './carpeta-datos.module.css';
import { Dato } from './dato';
import { queCambiaron } from './live';
import { useEnVivo } from './use-live';

const avisos = deCarpeta.flatMap(({ key, aviso }) => (aviso ? { key, ...latePart(componentOf(aviso)) } : []));

interface CarpetaDatosProps {
  carpeta: CarpetaDetalleDto;
  /** Whether the fields stand beside the content. Above the content they begin folded to one line. */
  isBeside?: boolean;
}

/**
 * The fields of a carpeta, each edited in place. Beside the content the most important fields always show, the others
 * behind a button.
 */
export function CarpetaDatos({ carpeta, isBeside = false }: CarpetaDatosProps) {
  const { isOpen, toggle } = useMasDatos(isBeside);
  const { cambios } = useEnVivo();
  const id = useId();
  const palabras = usePalabras();
  const folded = isBeside ? demas : [...principales, ...demas];
  const cambio =
    !isOpen &&
    queCambiaron(
      cambios.filter(({ campo }) => folded.includes(campo)),
      palabras,
    );
  return (
    <Stack bounded packed gap={isBeside ? 3 : 1}>
      <Card as="section" aria-label="Datos de la carpeta" data-lado={isBeside} className={styles.tarjeta}>
        {isBeside && (
          <dl className={styles.datos}>
            <Principales carpeta={carpeta} />
          </dl>
        )}
        <BareButton
          full
          padX={4}
          tone="soft"
          hover
          focusInside
          only="screen"
          className={styles.mas}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {!isBeside && <Resumen carpeta={carpeta} />}
          {cambio && (
            <Text weight="medium" tone="warning" className={styles.cambio}>
              {cambio}{' '}
            </Text>
          )}
          <Text nowrap>{isOpen ? 'Menos datos' : 'Más datos'}</Text>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </BareButton>
        <dl id={id} className={styles.datos} hidden={!isOpen}>
          {isOpen && (
            <>
              {!isBeside && <Principales carpeta={carpeta} />}
              <Demas carpeta={carpeta} />
            </>
          )}
        </dl>
        {isOpen && <PorQueNo carpeta={carpeta} />}
      </Card>
      {avisos.map(({ key, Part }) => (
        <Part key={key} carpetaId={carpeta.id} isFirmada={carpeta.fechaFirma !== null} />
      ))}
    </Stack>
  );
}

const principales = ['responsableId', 'escribanoId', 'fechaFirmaPrevista', 'prioridad', 'monto', 'moneda'];
const demas = ['ubicacionFisica', 'etiquetas'];

/** Says why nobody can edit the fields. What the person's role does not allow is said above the tabs. */
function PorQueNo({ carpeta: { estado, eliminadaEn } }: { carpeta: CarpetaDetalleDto }) {
  const isOver = estado === 'archivada' || estado === 'anulada';
  if (!isOver && !eliminadaEn) return null;
  return (
    <Box pad={[0, 4, 4, 4]}>
      <LimiteLinea>La carpeta está {isOver ? estado : 'en la papelera'}: sus datos no se pueden cambiar.</LimiteLinea>
    </Box>
  );
}

/**
 * Whether all fields show, as the person last chose. Above the content the fields begin folded, so that the work comes
 * first.
 */
function useMasDatos(isBeside: boolean) {
  const dispatch = useAppDispatch();
  const { masDatos = false } = useAppSelector(selectPreferencias);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPrinting = usePrinting();
  // A link to a missing field names the field in the address.
  const isAsked = useLocation().hash.startsWith('#dato-');
  const isOpen = isPrinting || (chosen ?? (isBeside ? masDatos : isAsked));
  return {
    isOpen,
    toggle: () => {
      setChosen(!isOpen);
      if (isBeside) dispatch(ownUserChangeRequested({ preferencias: { masDatos: !isOpen } }));
    },
  };
}

/** The most important fields in a few words. */
function Resumen({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { responsable, fechaFirma, fechaFirmaPrevista, prioridad } = carpeta;
  const firma = fechaFirma ?? fechaFirmaPrevista;
  return (
    <Row as="span" grow shrinks tone="text" weight="regular" className={styles.resumen}>
      <span>{responsable?.nombre ?? 'Sin responsable'}</span>
      <span>{firma ? ` · firma ${formatFecha(firma)}` : ' · sin fecha de firma'}</span>
      <span className={styles.resto}>
        {' · '}
        <MontoTexto carpeta={carpeta} />
        {(prioridad === 'alta' || prioridad === 'urgente') &&
          ` · prioridad ${prioridades[prioridad].nombre.toLowerCase()}`}
      </span>
    </Row>
  );
}

/** The sum with its currency. */
function MontoTexto({ carpeta: { monto, moneda } }: { carpeta: CarpetaDetalleDto }) {
  const pais = usePais();
  if (!monto) return 'Sin monto';
  return moneda ? formatMonto(monto, moneda, pais) : monto;
}

function Principales({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const palabras = usePalabras();
  const { responsable, escribano, prioridad, fechaFirma } = carpeta;
  return (
    <>
      <Dato carpeta={carpeta} label="Responsable" edita="responsable">
        <PersonaMarca persona={responsable} />
      </Dato>
      <Dato carpeta={carpeta} label={palabras.escribano} edita="escribano" isSettled={estaFirmada(carpeta.estado)}>
        {escribano && <PersonaMarca persona={escribano} />}
      </Dato>
      <Dato
        carpeta={carpeta}
        label={fechaFirma ? 'Fecha de la firma' : 'Firma prevista'}
        edita="firma"
        isSettled={fechaFirma !== null}
        accion={<AgendarFirmaButton carpeta={carpeta} />}
      >
        <FirmaMarca carpeta={carpeta} />
      </Dato>
      <Dato carpeta={carpeta} label="Prioridad" edita="prioridad">
        <PrioridadMarca prioridad={prioridad} />
      </Dato>
      <Dato carpeta={carpeta} label="Monto" edita="monto" isSettled={estaFirmada(carpeta.estado)}>
        <Text numeric tone={carpeta.monto ? undefined : 'faint'}>
          <MontoTexto carpeta={carpeta} />
        </Text>
      </Dato>
    </>
  );
}

function Demas({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const { ubicacionFisica, etiquetas, vinculos, permisos, creadaEn, actualizadaEn } = carpeta;
  return (
    <>
      <Dato carpeta={carpeta} label="Ubicación física" edita="ubicacion">
        {ubicacionFisica}
      </Dato>
      <Dato carpeta={carpeta} label="Etiquetas" edita="etiquetas">
        {etiquetas.length > 0 && <Etiquetas etiquetas={etiquetas} />}
      </Dato>
      <Dato carpeta={carpeta} label="Creada">
        <Text as="time" numeric dateTime={creadaEn}>
          {formatFecha(creadaEn)}
        </Text>
      </Dato>
      <Dato carpeta={carpeta} label="Actualizada">
        <Momento en={actualizadaEn} />
      </Dato>
      {(vinculos.length > 0 || permisos.vincular) && (
        <Dato carpeta={carpeta} label="Carpetas vinculadas" isWide>
          <Vinculadas carpeta={carpeta} />
        </Dato>
      )}
    </>
  );
}
