import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CarpetaDetalleDto } from '../../../../api/generated/carpetas';
import { BareButton, Box, Card, Row, Text } from '../../../../components/layout/layout';
import { formatFecha } from '../../../../lib/fechas';
import { formatMonto } from '../../../../lib/numeros';
import { useMedia } from '../../../../lib/use-media';
import { usePrinting } from '../../../../lib/use-printing';
import { ownUserChangeRequested, selectPreferencias } from '../../../../session/own-user';
import { usePais, usePalabras } from '../../../../session/use-pais';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { Etiquetas, FirmaMarca, Momento, PersonaMarca, PrioridadMarca } from '../marcas';
import { estaFirmada } from '../public/estados';
import { Vinculadas } from '../vinculos/vinculadas';
import styles from './carpeta-datos.module.css';
import { Dato } from './dato';
import { queCambiaron } from './live';
import { useEnVivo } from './use-live';

/** The fields of a carpeta, each edited in place. The most important fields always show, the others behind a button. */
export function CarpetaDatos({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const isNarrow = useMedia('(max-width: 759.98px)');
  const { isOpen, toggle } = useMasDatos(isNarrow);
  const { cambios } = useEnVivo();
  const id = useId();
  const folded = isNarrow ? [...principales, ...demas] : demas;
  const palabras = usePalabras();
  const cambio =
    !isOpen &&
    queCambiaron(
      cambios.filter(({ campo }) => folded.includes(campo)),
      palabras,
    );
  return (
    <Card as="section" aria-label="Datos de la carpeta">
      <Row align="center" gap={4} pad={[2, 2, 2, 5]} className={styles.fila}>
        {!isNarrow && (
          <Box as="dl" grow shrinks className={styles.principales}>
            <Principales carpeta={carpeta} />
          </Box>
        )}
        <BareButton
          padX={3}
          round="md"
          tone="soft"
          hover
          only="screen"
          className={styles.mas}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {isNarrow && <Resumen carpeta={carpeta} />}
          {cambio && (
            <Text weight="medium" tone="warning" className={styles.cambio}>
              {cambio}{' '}
            </Text>
          )}
          <Text nowrap>{isOpen ? 'Menos datos' : 'Más datos'}</Text>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </BareButton>
      </Row>
      <dl id={id} className={styles.demas} hidden={!isOpen}>
        {isOpen && (
          <>
            {isNarrow && <Principales carpeta={carpeta} />}
            <Demas carpeta={carpeta} />
          </>
        )}
      </dl>
    </Card>
  );
}

const principales = ['responsableId', 'escribanoId', 'fechaFirmaPrevista', 'prioridad'];
const demas = ['monto', 'moneda', 'ubicacionFisica', 'etiquetas'];

/**
 * Whether all fields show, as the person last chose. On a phone the fields begin folded, so that the work comes first.
 */
function useMasDatos(isNarrow: boolean) {
  const dispatch = useAppDispatch();
  const { masDatos = false } = useAppSelector(selectPreferencias);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPrinting = usePrinting();
  // A link to a missing field above the tabs names the field in the address.
  const isAsked = useLocation().hash.startsWith('#dato-');
  const isOpen = isPrinting || (chosen ?? ((isNarrow && isAsked) || (!isNarrow && masDatos)));
  return {
    isOpen,
    toggle: () => {
      setChosen(!isOpen);
      if (!isNarrow) dispatch(ownUserChangeRequested({ preferencias: { masDatos: !isOpen } }));
    },
  };
}

/** The most important fields in a few words. */
function Resumen({ carpeta: { responsable, fechaFirma, fechaFirmaPrevista } }: { carpeta: CarpetaDetalleDto }) {
  const firma = fechaFirma ?? fechaFirmaPrevista;
  return (
    <Row as="span" grow shrinks tone="text" weight="regular" className={styles.resumen}>
      <span>{responsable?.nombre ?? 'Sin responsable'}</span>
      <span>{firma ? ` · firma ${formatFecha(firma)}` : ' · sin fecha de firma'}</span>
    </Row>
  );
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
      >
        <FirmaMarca carpeta={carpeta} />
      </Dato>
      <Dato carpeta={carpeta} label="Prioridad" edita="prioridad">
        <PrioridadMarca prioridad={prioridad} />
      </Dato>
    </>
  );
}

function Demas({ carpeta }: { carpeta: CarpetaDetalleDto }) {
  const pais = usePais();
  const { monto, moneda, ubicacionFisica, etiquetas, vinculos, permisos, estado, creadaEn, actualizadaEn } = carpeta;
  return (
    <>
      <Dato carpeta={carpeta} label="Monto" edita="monto" isSettled={estaFirmada(estado)}>
        {monto && <Text numeric>{moneda ? formatMonto(monto, moneda, pais) : monto}</Text>}
      </Dato>
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
