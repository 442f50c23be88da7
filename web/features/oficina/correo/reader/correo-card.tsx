import { ChevronDown, ChevronUp, Ellipsis } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { Button } from '../../../../components/button';
import { Fact } from '../../../../components/facts';
import { HintButton } from '../../../../components/hint-button';
import { BareButton, Box, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { RichText } from '../../../../components/rich-text/rich-text';
import { StatusChip, type StatusTone } from '../../../../components/status-chip';
import { Popup } from '../../../../components/ui/popup';
import { formatFechaHora } from '../../../../lib/fechas';
import { selectUser } from '../../../../session/session-selectors';
import { useAppSelector } from '../../../../store/hooks';
import { asuntoDe } from '../asunto';
import type { Correo } from '../correos-api';
import { CorresponsalAvatar } from '../corresponsal-avatar';
import { detallesDe, nombreDe, paraTexto } from '../personas';
import { partirCita } from './cita';
import styles from './correo-card.module.css';
import { dudaDe, type Origen } from './duda';
import { Marco } from './frame/frame';
import { MailNotice } from './mail-notice';

type Envio = Correo['envios'][number];

const estadosDeEnvio: Record<Envio['estado'], { label: string; tone: StatusTone }> = {
  en_cola: { label: 'En cola', tone: 'info' },
  enviado: { label: 'Enviado', tone: 'success' },
  rechazado: { label: 'Rechazado', tone: 'danger' },
};

interface TarjetaProps {
  correo: Pick<
    Correo,
    | 'id'
    | 'de'
    | 'para'
    | 'cc'
    | 'cco'
    | 'responderA'
    | 'respuestaAjena'
    | 'fecha'
    | 'asunto'
    | 'html'
    | 'envios'
    | 'autenticacion'
  >;
  /** The mails of the thread, the oldest first. */
  hilo?: readonly Correo[];
  /** The address of the mail in the API. */
  base: string;
  /** The list of the mail's files. */
  archivos: ReactNode;
  /** Folds the mail; undefined when it is the only mail. */
  onPlegar: (() => void) | undefined;
}

/** A whole mail: its sender and recipients, its text, its files, and its delivery outside. */
export function Tarjeta({ correo, hilo, base, archivos, onPlegar }: TarjetaProps) {
  const { de, responderA, fecha, envios } = correo;
  const myId = useAppSelector(selectUser)?.id;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box as="section" round="lg" bordered pad={4} className={styles.tarjeta} aria-label={`Correo de ${nombreDe(de)}`}>
      <Row as="header" align="center" wrap gap={[1, 3]} marginBottom={4} className={styles.cabeza}>
        <CorresponsalAvatar quien={de} size={40} />
        <div className={styles.quienes}>
          <Row as="p" align="baseline" wrap gap={[0, 2]}>
            <Text weight="strong" breaks className={styles.nombre}>
              {nombreDe(de)}
            </Text>
            {de.nombre && (
              <Text size="sm" tone="soft" breaks>
                {de.direccion}
              </Text>
            )}
            {responderA.length > 0 && (
              <Text size="sm" tone="soft" breaks>
                Responder a: {responderA.map(({ direccion }) => direccion).join(', ')}
              </Text>
            )}
          </Row>
          <BareButton
            hover
            className={styles.para}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            title="Ver los detalles"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            {paraTexto(correo, myId)}
            <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
          </BareButton>
        </div>
        <Text as="time" fixed size="sm" tone="soft" numeric className={styles.fecha} dateTime={fecha}>
          {formatFechaHora(fecha)}
        </Text>
        {onPlegar && (
          <HintButton size="small" label="Plegar" hintAlign="end" aria-expanded={true} onClick={onPlegar}>
            <ChevronUp size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        )}
      </Row>
      {/* Paper has no button for the details, so they are printed. */}
      <div className={styles.impresos} aria-hidden="true">
        {detallesDe(correo).map(({ nombre, valor }) => (
          <p key={nombre}>
            {nombre}: {valor}
          </p>
        ))}
      </div>
      <Procedencia correo={correo} />
      <Texto correo={correo} hilo={hilo} base={base} />
      {archivos}
      {envios.length > 0 && <Envios envios={envios} />}
      {anchor && <DetallesPopup correo={correo} anchor={anchor} onClose={() => setAnchor(null)} />}
    </Box>
  );
}

/** The warning about a mail from outside whose sender may be forged, or whose answer goes elsewhere. */
function Procedencia({ correo }: { correo: Origen }) {
  return correo.autenticacion === null ? null : <DeAfuera origen={correo} />;
}

function DeAfuera({ origen }: { origen: Origen }) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const text = dudaDe(origen, miembros);
  if (!text) return null;
  return (
    <Box marginBottom={4}>
      <MailNotice tono="warning" text={text} />
    </Box>
  );
}

/** The outcomes of the delivery to addresses outside the office. */
function Envios({ envios }: { envios: readonly Envio[] }) {
  return (
    <PlainList flow="stack" padTop={3} marginTop={4} gap={2} line="top" aria-label="Envíos a direcciones de afuera">
      {envios.map(({ direccion, estado, motivo }) => (
        <Row as="li" gap={[1, 2]} align="center" wrap size="sm" breaks key={direccion}>
          <StatusChip {...estadosDeEnvio[estado]} />
          <span>{direccion}</span>
          {motivo && <span className={styles.motivo}>{motivo}</span>}
        </Row>
      ))}
    </PlainList>
  );
}

interface DetallesPopupProps {
  correo: Pick<Correo, 'de' | 'responderA' | 'para' | 'cc' | 'cco' | 'fecha' | 'asunto'>;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The sender, the recipients, the date and the subject of a mail. */
function DetallesPopup({ correo, anchor, onClose }: DetallesPopupProps) {
  const lines = [
    ...detallesDe(correo),
    { nombre: 'Fecha', valor: formatFechaHora(correo.fecha) },
    { nombre: 'Asunto', valor: asuntoDe(correo.asunto) },
  ];
  return (
    <Popup label="Detalles del correo" anchor={anchor} onClose={onClose} className={styles.popup}>
      <Stack as="dl" gap={2} margin={0}>
        {lines.map(({ nombre, valor }) => (
          <Stack key={nombre} gap={2} className={styles.line}>
            <Fact name={nombre}>{valor}</Fact>
          </Stack>
        ))}
      </Stack>
    </Popup>
  );
}

interface TextoProps {
  correo: Pick<Correo, 'id' | 'de' | 'autenticacion' | 'asunto' | 'html'>;
  /** The mails of the thread, the oldest first. */
  hilo?: readonly Pick<Correo, 'id' | 'html'>[] | undefined;
  /** The address of the mail in the API. */
  base: string;
}

/**
 * The text of a mail. A long quote at its end is folded. Pictures from outside are shown when the person asks for them.
 */
function Texto({ correo: { id, de, autenticacion, asunto, html }, hilo, base }: TextoProps) {
  const { texto, cita } = useMemo(() => {
    const at = hilo?.findIndex((one) => one.id === id);
    return partirCita(html, { asunto, anteriores: hilo?.slice(0, at).map((one) => one.html) });
  }, [html, asunto, hilo, id]);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [conRemotas, setConRemotas] = useState(false);
  const label = isUnfolded ? 'Ocultar la cita' : 'Mostrar la cita';
  const isFromOutside = autenticacion !== null;
  const shown = (part: string, name: string) =>
    isFromOutside ? (
      <Marco html={part} label={`${name} de ${nombreDe(de)}`} base={base} conRemotas={conRemotas} />
    ) : (
      <RichText html={part} className={styles.texto} />
    );
  return (
    <>
      {isFromOutside && html.includes(' data-remota="') && !conRemotas && (
        <Box marginBottom={4} className={styles.imagenes}>
          <MailNotice
            tono="neutral"
            text="Este correo tiene imágenes externas. No se cargan para que quien lo envió no sepa que usted lo abrió."
            action={
              <Button size="small" onClick={() => setConRemotas(true)}>
                Mostrar imágenes
              </Button>
            }
          />
        </Box>
      )}
      {texto && shown(texto, 'Texto')}
      {cita && (
        <>
          <button
            type="button"
            className={styles.cita}
            aria-label={label}
            title={label}
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <Ellipsis size={16} strokeWidth={2} aria-hidden="true" />
          </button>
          {isUnfolded && shown(cita, 'Cita')}
        </>
      )}
    </>
  );
}
