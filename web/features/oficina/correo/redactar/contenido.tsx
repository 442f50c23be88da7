import { Clock, Ellipsis, FolderInput, MailX, X } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { apiStatus } from '../../../../api/api-message';
import { AdjuntosNuevos } from '../../../../components/adjuntos/adjuntos-nuevos';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Missing, noEncontrado } from '../../../../components/missing';
import { RichText } from '../../../../components/rich-text/rich-text';
import { RichTextField } from '../../../../components/rich-text/rich-text-field';
import { useAppDispatch } from '../../../../store/hooks';
import { nombreDeCarpeta } from '../carpetas/archivar';
import type { CarpetaDeCorreo, Correo } from '../correos-api';
import { cuandoSale } from '../programados/cuando-sale';
import { Destinatarios } from './destinatarios';
import type { Campos } from './fields';
import { Pie } from './footer';
import styles from './redactor.module.css';
import { cancelarSubida, subir } from './subir';
import { type Archivos, useArchivos } from './use-archivos';
import type { Envio } from './use-envio';
import type { EnRedaccion } from './use-redaccion';

interface ContenidoProps {
  redaccion: EnRedaccion;
  envio: Envio;
  onDiscard: () => void;
  /** Whether the mail answers another mail. The text of an answer takes the focus first. */
  isRespuesta: boolean;
}

/** The fields of a mail, its files and its actions. */
export function Contenido(props: ContenidoProps) {
  const { campos, error, retry } = props.redaccion;
  if (error) {
    return (
      <Row pad={[0, 4, 3]} column grow shrinks="y" scrolls className={styles.campos}>
        {apiStatus(error) === 404 ? (
          <Missing
            Icon={MailX}
            {...noEncontrado('el borrador')}
            back={{ label: 'Ver los borradores', to: '/apps/mailbox/drafts/1' }}
          />
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )}
      </Row>
    );
  }
  if (!campos) {
    return (
      <Row pad={[0, 4, 3]} column grow shrinks="y" scrolls className={styles.campos}>
        <LoadingSkeleton rows={4} rowHeight={40} />
      </Row>
    );
  }
  return <Formulario {...props} campos={campos} />;
}

function Formulario({ redaccion, campos, envio, onDiscard, isRespuesta }: ContenidoProps & { campos: Campos }) {
  const { correo, carpeta, autosave, change } = redaccion;
  const archivos = useArchivos(redaccion);
  const isOff = correo !== undefined && correo.estado !== 'borrador';
  const pegar = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    // Some programs put a picture of the copied text beside the text. Such a picture is not attached.
    if (files.length === 0 || isOff || event.clipboardData.getData('text/plain').trim()) return;
    event.preventDefault();
    event.stopPropagation();
    archivos.adjuntar([...files]);
  };

  return (
    <>
      <Row
        pad={[0, 4, 3]}
        column
        grow
        shrinks="y"
        scrolls
        className={styles.campos}
        data-over={archivos.isOver}
        onPasteCapture={pegar}
        {...(!isOff && archivos.handlers)}
      >
        <AvisoProgramado correo={correo} envio={envio} />
        <Destinatarios
          redaccion={redaccion}
          campos={campos}
          problema={envio.problema}
          hasFocus={!isRespuesta}
          isOff={isOff}
        />
        <Stack as="label" align="center" size="sm" tone="soft" className={styles.asunto}>
          <span>Asunto</span>
          <input
            value={campos.asunto}
            maxLength={300}
            disabled={isOff}
            onChange={({ target }) => change({ asunto: target.value })}
            onBlur={autosave.flush}
          />
        </Stack>
        {carpeta && <EnCarpeta carpeta={carpeta} onRemove={isOff ? undefined : () => change({ carpetaId: null })} />}
        <div className={styles.texto}>
          <RichTextField
            label="Texto del correo"
            value={campos.html}
            onChange={(html) => change({ html })}
            onBlur={autosave.flush}
            isDisabled={isOff}
            hasFocus={isRespuesta}
          />
        </div>
        {correo?.cita && <Cita html={correo.cita} />}
        <ArchivosDelCorreo redaccion={redaccion} archivos={archivos} isOff={isOff} />
      </Row>
      <Pie redaccion={redaccion} envio={envio} archivos={archivos} onDiscard={onDiscard} isOff={isOff} />
    </>
  );
}

interface EnCarpetaProps {
  carpeta: CarpetaDeCorreo;
  /** Undefined when the mail can no longer be changed. */
  onRemove: (() => void) | undefined;
}

/** Says in which carpeta the mail is filed when it is sent. */
function EnCarpeta({ carpeta, onRemove }: EnCarpetaProps) {
  return (
    <Row as="p" gap={2} align="center" minHeight={40} size="sm" tone="soft" line="bottom">
      <FolderInput size={16} strokeWidth={1.75} aria-hidden="true" />
      <Text grow shrinks breaks>
        Se archivará en la carpeta{' '}
        <Text as="strong" weight="medium" tone="text">
          {nombreDeCarpeta(carpeta)}
        </Text>
        , donde lo leerá quien la ve.
      </Text>
      {onRemove && (
        <HintButton size="small" label="No archivarlo" hintAlign="end" onClick={onRemove}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      )}
    </Row>
  );
}

interface ArchivosDelCorreoProps {
  redaccion: EnRedaccion;
  archivos: Archivos;
  isOff: boolean;
}

/** The attached files and the uploads of a mail. */
function ArchivosDelCorreo({ redaccion: { id, ensure, subidas }, archivos, isOff }: ArchivosDelCorreoProps) {
  const dispatch = useAppDispatch();
  if (archivos.todos.length === 0) return null;
  const remove = (one: string) =>
    subidas.some((subida) => subida.id === one) ? dispatch(cancelarSubida(one)) : archivos.quitar(one);
  return (
    <div className={styles.archivos}>
      <AdjuntosNuevos
        label="Archivos del correo"
        adjuntos={archivos.todos}
        onRetry={(subida) => void dispatch(subir(id, subida, ensure))}
        onRemove={isOff ? undefined : remove}
      />
      <Text as="p" padTop={2} size="xs" tone="soft">
        {archivos.total}
      </Text>
    </div>
  );
}

/** The mail that this one answers or forwards, folded. It is sent below the text. */
function Cita({ html }: { html: string }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const label = isUnfolded ? 'Ocultar la cita' : 'Mostrar la cita';
  return (
    <Stack gap={2} marginTop={2} size="sm" tone="soft" className={styles.cita}>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        <Ellipsis size={16} strokeWidth={2} aria-hidden="true" />
      </button>
      {isUnfolded && <RichText html={html} />}
    </Stack>
  );
}

/** Says when a waiting mail will be sent, and lets the person stop it. A sent mail cannot be changed. */
function AvisoProgramado({ correo, envio }: { correo: Correo | undefined; envio: Envio }) {
  if (!correo || correo.estado === 'borrador') return null;
  const { estado, enviarEn } = correo;
  return (
    <div className={styles.aviso} role="status">
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
      <p>{estado === 'programado' && enviarEn ? `Sale ${cuandoSale(enviarEn)}.` : 'El correo ya se envió.'}</p>
      {estado === 'programado' && (
        <>
          <Button size="small" onClick={() => void envio.detener()}>
            Cancelar envío
          </Button>
          <Button size="small" color="primary" onClick={() => void envio.enviarAhora()}>
            Enviar ahora
          </Button>
        </>
      )}
    </div>
  );
}
