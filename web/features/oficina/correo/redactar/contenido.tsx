import { Clock, Ellipsis, FolderInput, MailX, X } from 'lucide-react';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { apiStatus } from '../../../../api/api-message';
import { AdjuntosNuevos } from '../../../../components/adjuntos/adjuntos-nuevos';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { BareButton, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Missing, noEncontrado } from '../../../../components/missing';
import { RichText } from '../../../../components/rich-text/rich-text';
import { RichTextField } from '../../../../components/rich-text/rich-text-field';
import { formatFechaHora } from '../../../../lib/fechas';
import { takeTyped, typeInto } from '../../../../lib/typed-ahead';
import { useAppDispatch } from '../../../../store/hooks';
import { nombreDeCarpeta } from '../carpetas/archivar';
import type { Correo } from '../correos-api';
import { Demasiados } from './demasiados';
import { DestinatariosField } from './destinatarios-field';
import type { Campos, Destinatario, Lista } from './fields';
import { Pie } from './footer';
import styles from './redactor.module.css';
import { cancelarSubida, subir } from './subir';
import { useArchivos } from './use-archivos';
import type { Envio } from './use-envio';
import type { EnRedaccion } from './use-redaccion';

interface ContenidoProps {
  redaccion: EnRedaccion;
  envio: Envio;
  /** Whether the mail answers another mail. The text of an answer takes the focus first. */
  isRespuesta: boolean;
}

/** The fields of a mail, its files and its actions. */
export function Contenido({ redaccion, envio, isRespuesta }: ContenidoProps) {
  const { campos, error, retry } = redaccion;
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
  return <Formulario redaccion={redaccion} campos={campos} envio={envio} isRespuesta={isRespuesta} />;
}

function Formulario({ redaccion, campos, envio, isRespuesta }: ContenidoProps & { campos: Campos }) {
  const { id, correo, carpeta, autosave, change, malos, setMalos, teclear, ensure, subidas } = redaccion;
  const dispatch = useAppDispatch();
  const archivos = useArchivos(redaccion);
  const [copias, setCopias] = useState({ cc: false, cco: false });
  const place = useRef<HTMLDivElement>(null);
  const para = useRef<HTMLInputElement>(null);
  const isOff = correo !== undefined && correo.estado !== 'borrador';
  useEffect(() => {
    if (isRespuesta || !para.current) return;
    para.current.focus({ preventScroll: true });
    typeInto(para.current, takeTyped());
  }, [isRespuesta]);

  const lista = (which: Lista, label: string) => (
    <DestinatariosField
      label={label}
      value={campos[which]}
      malos={malos[which]}
      ref={which === 'para' ? para : undefined}
      error={which === 'para' ? envio.problema : undefined}
      isDisabled={isOff}
      onBlur={autosave.flush}
      onTyped={(texto) => teclear(which, texto)}
      onChange={(value: Destinatario[], bad: string[]) => {
        setMalos((all) => ({ ...all, [which]: bad }));
        if (JSON.stringify(value) !== JSON.stringify(campos[which])) change({ [which]: value });
      }}
    />
  );
  const hasCopia = (which: 'cc' | 'cco') => copias[which] || campos[which].length > 0 || malos[which].length > 0;
  const agregar = (which: 'cc' | 'cco', label: string) =>
    hasCopia(which) || isOff ? null : (
      <BareButton
        padX={1}
        marginTop="2px"
        size="sm"
        tone="soft"
        round="md"
        centered
        className={styles.copia}
        aria-label={`Agregar ${label}`}
        onClick={() => {
          setCopias((shown) => ({ ...shown, [which]: true }));
          // The focus waits until the field is drawn.
          requestAnimationFrame(() =>
            place.current?.querySelector<HTMLElement>(`[data-lista="${which}"] input`)?.focus(),
          );
        }}
      >
        {label}
      </BareButton>
    );
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
        ref={place}
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
        <Row align="start" gap={1} className={styles.primera} data-lista="para">
          {lista('para', 'Para')}
          {agregar('cc', 'Cc')}
          {agregar('cco', 'Cco')}
        </Row>
        {hasCopia('cc') && <div data-lista="cc">{lista('cc', 'Cc')}</div>}
        {hasCopia('cco') && <div data-lista="cco">{lista('cco', 'Cco')}</div>}
        {!isOff && <Demasiados listas={campos} onChange={change} />}
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
        {carpeta && (
          <Row as="p" gap={2} align="center" minHeight={40} size="sm" tone="soft" line="bottom">
            <FolderInput size={16} strokeWidth={1.75} aria-hidden="true" />
            <Text grow shrinks breaks>
              Se archivará en la carpeta{' '}
              <Text as="strong" weight="medium" tone="text">
                {nombreDeCarpeta(carpeta)}
              </Text>
              , donde lo leerá quien la ve.
            </Text>
            {!isOff && (
              <HintButton
                size="small"
                label="No archivarlo"
                hintAlign="end"
                onClick={() => change({ carpetaId: null })}
              >
                <X size={16} strokeWidth={1.75} aria-hidden="true" />
              </HintButton>
            )}
          </Row>
        )}
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
        {archivos.todos.length > 0 && (
          <div className={styles.archivos}>
            <AdjuntosNuevos
              label="Archivos del correo"
              adjuntos={archivos.todos}
              onRetry={(subida) => void dispatch(subir(id, subida, ensure))}
              onRemove={
                isOff
                  ? undefined
                  : (one) =>
                      subidas.some((subida) => subida.id === one) ? dispatch(cancelarSubida(one)) : archivos.quitar(one)
              }
            />
            <Text as="p" padTop={2} size="xs" tone="soft">
              {archivos.total}
            </Text>
          </div>
        )}
      </Row>
      <Pie redaccion={redaccion} envio={envio} archivos={archivos} isOff={isOff} />
    </>
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
      <p>
        {estado === 'programado' && enviarEn ? `Se envía el ${formatFechaHora(enviarEn)}.` : 'El correo ya se envió.'}
      </p>
      {estado === 'programado' && (
        <>
          <Button size="small" onClick={() => void envio.detener()}>
            Detener el envío
          </Button>
          <Button size="small" color="primary" onClick={() => void envio.enviarAhora()}>
            Enviar ahora
          </Button>
        </>
      )}
    </div>
  );
}
