import { useState } from 'react';
import { Button } from '../components/button';
import { useCopy } from '../components/use-copy';
import type { EstadoGuardado } from './autosave-slice';
import styles from './autosave-status.module.css';
import { textOf } from './draft-text';
import type { Autosave } from './use-autosave';

interface AutosaveStatusProps {
  // biome-ignore lint/suspicious/noExplicitAny: whatever its fields are
  autosave: Pick<Autosave<any>, 'estado' | 'problem' | 'retry' | 'discard' | 'draft' | 'change'>;
  /** Called after «Ver lo guardado», to fetch the changes of others. */
  onReload?: () => void;
  /** Whether only this person can change the thing. Then another tab of the person has changed it. */
  isOwn?: boolean;
}

const texts: Partial<Record<EstadoGuardado, string>> = {
  quieto: '',
  pendiente: '',
  guardando: 'Guardando…',
  guardado: 'Guardado',
};

/** Shows the save state in a few words, and the actions after a failure. */
export function AutosaveStatus({ autosave, onReload, isOwn = false }: AutosaveStatusProps) {
  const { estado, problem, retry, discard, draft, change } = autosave;
  /** The draft that «Ver lo guardado» removed. The person can restore it. */
  const [dropped, setDropped] = useState<object | null>(null);
  const isDropped = dropped !== null && estado === 'quieto';

  const showStored = () => {
    setDropped(draft);
    discard();
    onReload?.();
  };
  const takeBack = () => {
    setDropped(null);
    if (dropped) change(dropped);
  };

  return (
    <div className={styles.status} data-estado={estado} role="status">
      {estado === 'fallo' && (
        <>
          {problem ?? 'No se pudo guardar.'}
          <Button size="small" color="primary" onClick={retry}>
            Reintentar
          </Button>
        </>
      )}
      {estado === 'conflicto' && (
        <>
          {isOwn ? 'Cambió en otra pestaña.' : 'Alguien lo cambió mientras tanto.'}
          <Button size="small" color="primary" onClick={showStored}>
            Ver lo guardado
          </Button>
          <Button size="small" color="primary" onClick={retry}>
            Guardar lo mío
          </Button>
        </>
      )}
      {estado === 'perdido' && <Lost draft={draft} onDiscard={discard} isOwn={isOwn} />}
      {isDropped && (
        <>
          Se muestra lo guardado.
          <Button size="small" color="primary" onClick={takeBack}>
            Recuperar lo mío
          </Button>
        </>
      )}
      {texts[estado]}
    </div>
  );
}

/** For a thing that somebody deleted: the text can be copied or discarded. */
function Lost({ draft, onDiscard, isOwn }: { draft: object; onDiscard: () => void; isOwn: boolean }) {
  const text = textOf(draft);
  const { isCopied, copy, forget } = useCopy(text);
  return (
    <>
      No se guardó: {isOwn ? 'se eliminó en otra pestaña.' : 'alguien lo eliminó.'}
      {text && (
        <Button size="small" color="primary" onClick={copy} onBlur={forget}>
          {isCopied ? 'Copiado' : 'Copiar lo escrito'}
        </Button>
      )}
      <Button size="small" color="primary" onClick={onDiscard}>
        Descartarlo
      </Button>
    </>
  );
}
