import { CircleAlert, Clock, Paperclip, Star } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { HintButton } from '../../../../components/hint-button';
import { Box, Cut, Row, Stack, Text } from '../../../../components/layout/layout';
import { Elegir } from '../../../../components/selection/elegir';
import { StatusChip } from '../../../../components/status-chip';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatWhen } from '../../../../lib/format-when';
import { asuntoDe } from '../asunto';
import { CarpetaChips } from '../carpetas/carpeta-chips';
import { ImapFolderChip } from '../carpetas/imap-folder-chip';
import { isDestacada, isImportante, isLeida, porDestacar } from '../conversacion';
import type { CorreoListado } from '../correos-api';
import { CorresponsalAvatar } from '../corresponsal-avatar';
import { EtiquetaChips } from '../etiquetas/etiqueta-chips';
import { quienesDe } from '../personas';
import { cuandoSale } from '../programados/cuando-sale';
import { ProgramadoMenu } from '../programados/programado-menu';
import { useRedactar } from '../redactar/use-redactar';
import type { Acciones } from '../use-actions';
import styles from './correo-row.module.css';

interface FilaProps {
  correo: CorreoListado;
  to: string;
  isOpen: boolean;
  acciones: Acciones;
}

/** A conversation of a list, by its newest mail: its people, date, subject, first words and marks. A draft opens in the composer. */
export const Fila = memo(function Fila({ correo, to, isOpen, acciones }: FilaProps) {
  const { abrir } = useRedactar();
  const { id, asunto, extracto, enHilo, estado, enviarEn } = correo;
  const leido = isLeida(correo);
  const destacado = isDestacada(correo);
  const adjuntos = correo.conversacion?.adjuntos ?? correo.adjuntos;
  const quien = quienesDe(correo);
  const sale = estado === 'programado' ? enviarEn : null;
  const isDraft = estado === 'borrador' && correo.bandeja === 'drafts';
  return (
    <Stack
      as="li"
      pad={[3, 3, 3, 4]}
      gap={3}
      relative
      line="bottom"
      hover
      className={styles.fila}
      data-unread={!leido}
      data-open={isOpen}
      data-programado={sale !== null}
    >
      <div className={styles.cara}>
        <Stack as="span" className={styles.avatar} aria-hidden="true">
          <CorresponsalAvatar quien={correo.esPropio ? correo.para[0] : correo.de} size={32} />
        </Stack>
        <Elegir id={id} nombre={`el correo «${asuntoDe(asunto)}»`} />
      </div>
      <Box shrinks>
        <Box
          as={Link}
          block
          stretched
          tone="inherit"
          underline="never"
          to={to}
          aria-current={isOpen ? 'true' : undefined}
          preventScrollReset
          onClick={(event) => {
            if (!isDraft || event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            abrir(id);
          }}
        >
          <Row as="span" align="center" gap={2}>
            <Cut className={styles.quien}>
              {!leido && <span className="visually-hidden">Sin leer. </span>}
              {quien}
            </Cut>
            {enHilo > 1 && (
              <Text fixed size="xs" tone="soft" numeric title={`${enHilo} correos en la conversación`}>
                {enHilo}
                <span className="visually-hidden"> correos</span>
              </Text>
            )}
            <Row as="span" align="center" gap={1} marginLeft="auto" fixed tone="soft">
              {isImportante(correo) && (
                <CircleAlert
                  className={styles.importante}
                  size={14}
                  strokeWidth={2.25}
                  role="img"
                  aria-label="Importante"
                />
              )}
              {adjuntos > 0 && <Paperclip size={14} strokeWidth={1.75} role="img" aria-label="Con archivos" />}
              {sale === null && (
                <Text
                  as="time"
                  size="xs"
                  numeric
                  className={styles.cuando}
                  dateTime={correo.fecha}
                  title={formatFechaHora(correo.fecha)}
                >
                  {formatWhen(correo.fecha)}
                </Text>
              )}
            </Row>
          </Row>
          <span className={styles.texto}>
            <Cut block className={styles.asunto}>
              {asuntoDe(asunto)}
            </Cut>
            {extracto && (
              <Text size="sm" tone="soft" breaks clamp={2} className={styles.extracto}>
                {extracto}
              </Text>
            )}
          </span>
        </Box>
        <Row wrap gap={1} className={styles.chips}>
          {sale && (
            <time className={styles.programado} dateTime={sale} title={formatFechaHora(sale)}>
              <Clock size={12} strokeWidth={2} aria-hidden="true" />
              Sale {cuandoSale(sale)}
            </time>
          )}
          {correo.rechazado && <StatusChip label="Rechazado" tone="danger" />}
          <CarpetaChips carpetas={correo.carpetas} />
          <ImapFolderChip nombre={correo.carpetaExterna} />
          <EtiquetaChips ids={correo.etiquetas} />
        </Row>
      </Box>
      {sale && <ProgramadoMenu correo={correo} className={styles.envio} />}
      <HintButton
        className={styles.estrella}
        size="small"
        label={destacado ? 'No destacar' : 'Destacar'}
        hintAlign="end"
        aria-pressed={destacado}
        onClick={() => void acciones.cambiar(porDestacar(correo), { destacado: !destacado })}
      >
        <Star size={16} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
    </Stack>
  );
});
