import { Maximize2, Minimize2, Minus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { HintButton } from '../../../../components/hint-button';
import { Box, Cut, Row } from '../../../../components/layout/layout';
import { Dialog } from '../../../../components/ui/dialog';
import { useFocusReturn } from '../../../../components/ui/use-focus-return';
import { moveTyped } from '../../../../lib/typed-ahead';
import { useMedia } from '../../../../lib/use-media';
import { useApp } from '../../../../store/hooks';
import { Contenido } from './contenido';
import { decirQueEspera } from './dejar';
import { isRespuesta, type Redaccion } from './redactar-slice';
import styles from './redactor.module.css';
import { useCierre } from './use-cierre';
import { useEnvio } from './use-envio';
import { useIntento } from './use-intento';
import { useRedaccion } from './use-redaccion';

interface RedactorProps {
  redaccion: Redaccion;
  onClose: () => void;
  onResize: (tamano: Redaccion['tamano']) => void;
}

/** The composer over the pages: a window at the lower right that leaves the page usable, or the whole screen. */
export function Redactor({ redaccion: { id, nuevo, tamano }, onClose, onResize }: RedactorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { titulo, cerrar, contenido, onKeyDown } = useRedactor({ id, nuevo, place, onClose });
  const isWide = useMedia('(min-width: 960px)');
  const titleId = useId();
  const isMin = tamano === 'minimo';
  const isModal = !isWide || tamano === 'grande';

  const cabeza = (
    <div className={styles.cabeza}>
      <Cut id={titleId} as="h2" grow shrinks size="md" weight="strong" className={styles.titulo}>
        {isMin ? (
          <button type="button" onClick={() => onResize('normal')}>
            {titulo}
          </button>
        ) : (
          titulo
        )}
      </Cut>
      {isWide && (
        <>
          <HintButton
            size="small"
            label={isMin ? 'Restaurar' : 'Minimizar'}
            onClick={() => onResize(isMin ? 'normal' : 'minimo')}
          >
            <Minus size={16} strokeWidth={2} aria-hidden="true" />
          </HintButton>
          <HintButton
            size="small"
            label={tamano === 'grande' ? 'Achicar' : 'Agrandar'}
            onClick={() => onResize(tamano === 'grande' ? 'normal' : 'grande')}
          >
            {tamano === 'grande' ? (
              <Minimize2 size={16} strokeWidth={2} aria-hidden="true" />
            ) : (
              <Maximize2 size={16} strokeWidth={2} aria-hidden="true" />
            )}
          </HintButton>
        </>
      )}
      <HintButton size="small" label="Cerrar" hintAlign="end" onClick={cerrar}>
        <X size={16} strokeWidth={2} aria-hidden="true" />
      </HintButton>
    </div>
  );
  if (isModal && !isMin) {
    return (
      <Dialog
        ref={place}
        className={isWide ? styles.grande : styles.pantalla}
        aria-labelledby={titleId}
        focus={(dialog) => firstField(dialog, isRespuesta(nuevo?.base?.tipo))}
        onClose={cerrar}
        onKeyDownCapture={onKeyDown}
      >
        {cabeza}
        {contenido}
      </Dialog>
    );
  }
  return (
    <Ventana ref={place} titleId={titleId} isMin={isMin} onClose={cerrar} onKeyDown={onKeyDown}>
      {cabeza}
      <Row column grow shrinks="y" className={styles.cuerpo} hidden={isMin}>
        {contenido}
      </Row>
    </Ventana>
  );
}

/**
 * The field that takes the focus: the field for text typed ahead, or else the text of an answer, or else the
 * recipients.
 */
const firstField = (dialog: HTMLElement, isAnswer: boolean): HTMLElement | null =>
  dialog.querySelector<HTMLElement>('textarea') ??
  dialog.querySelector<HTMLElement>(isAnswer ? '[contenteditable=true]' : '[data-lista] input');

const placeOfTyped = (place: HTMLElement | null) => {
  if (place) moveTyped(place);
};

interface UseRedactorOptions extends Pick<Redaccion, 'id' | 'nuevo'> {
  place: { current: HTMLElement | null };
  onClose: () => void;
}

/** The parts that every frame of the composer has: a title, the fields, and the keys. */
export function useRedactor({ id, nuevo, place, onClose }: UseRedactorOptions) {
  const app = useApp();
  const redaccion = useRedaccion({ id, nuevo });
  const intento = useIntento();
  const { cerrar, descartar } = useCierre({ redaccion, intento, onClose });
  const envio = useEnvio({
    redaccion,
    intento,
    onClose,
    onMissing: () => place.current?.querySelector<HTMLElement>('[data-lista] input')?.focus(),
  });
  const isAnswer = isRespuesta(nuevo?.base?.tipo);
  return {
    titulo: redaccion.campos?.asunto.trim() || (isAnswer ? 'Respuesta' : 'Correo nuevo'),
    cerrar,
    contenido: (
      <>
        <Contenido redaccion={redaccion} envio={envio} onDiscard={() => void descartar()} isRespuesta={isAnswer} />
        <div ref={placeOfTyped} className={styles.adelantado} data-shown={isAnswer && !redaccion.campos} />
      </>
    ),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
      // The editor would otherwise begin a new line.
      event.preventDefault();
      event.stopPropagation();
      // A recipient that is being typed first becomes a chip.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      requestAnimationFrame(() => {
        const send = place.current?.querySelector<HTMLElement>('[data-enviar]');
        if (send) send.click();
        else decirQueEspera(app);
      });
    },
  };
}

interface VentanaProps {
  ref: { current: HTMLDivElement | null };
  titleId: string;
  isMin: boolean;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A dialog beside the page, which stays usable. */
function Ventana({ ref, titleId, isMin, onClose, onKeyDown, children }: VentanaProps) {
  useFocusReturn(true);
  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus({ preventScroll: true });
  }, [ref]);
  return (
    <Box
      ref={ref}
      role="dialog"
      aria-labelledby={titleId}
      // The shortcuts of the page keep working.
      data-beside
      data-writing
      only="screen"
      className={styles.ventana}
      data-min={isMin}
      tabIndex={-1}
      onKeyDownCapture={onKeyDown}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !(event.target instanceof HTMLElement)) return;
        // The editor handles Escape itself, but nobody expects that use, so Escape closes the window.
        if (event.defaultPrevented && !event.target.isContentEditable) return;
        // Escape closes an open list first. Keys in popups are not for the window either.
        const isList = event.target.getAttribute('aria-expanded') === 'true';
        if (event.currentTarget.contains(event.target) && !isList) onClose();
      }}
    >
      {children}
    </Box>
  );
}
