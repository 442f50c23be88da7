import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useConfirm } from '../components/confirm';
import { HintButton } from '../components/hint-button';
import { useLeaveGuard } from '../lib/use-leave-guard';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { pideAtencion, porAtender, resumenDe } from './resumen';
import { SubidaRow } from './subida-row';
import styles from './subidas-panel.module.css';
import { activeRemoved, isActive, isPorGuardar, selectSubidas, settledRemoved } from './subidas-slice';

/** Milliseconds for which the list stays open after all files are stored. */
const shownWhenDone = 3_000;
/** The most uploads that the list shows, because a dropped folder may have thousands. */
const mostShown = 100;

/**
 * The state of the uploads. The panel folds when all files are stored. It stays over the pages while the person moves
 * between them.
 */
export function SubidasPanel() {
  const id = useId();
  const dispatch = useAppDispatch();
  const subidas = useAppSelector(selectSubidas);
  const [isOpen, setIsOpen] = useState(true);
  const confirm = useConfirm();
  const active = subidas.filter(isActive).length;
  const isBusy = active > 0;
  useLeaveGuard(subidas.some(isPorGuardar));
  const list = useRef<HTMLUListElement>(null);
  const isDone = !isBusy && !subidas.some(pideAtencion);

  // The panel unfolds with the next upload. It stays open while an upload needs attention, or while it has the focus.
  useEffect(() => {
    if (isBusy) setIsOpen(true);
    if (!isDone) return;
    const fold = () => list.current?.contains(document.activeElement) || setIsOpen(false);
    const timer = setTimeout(fold, shownWhenDone);
    return () => clearTimeout(timer);
  }, [isBusy, isDone]);

  const cancelAll = async () => {
    const isSure = await confirm({
      title: `¿Cancelar las ${active} subidas?`,
      message: 'Lo que ya se subió queda guardado.',
      actions: { confirm: { label: 'Cancelar las subidas' }, cancel: { label: 'Seguir subiendo' } },
      dismissible: true,
    });
    if (isSure) dispatch(activeRemoved());
  };

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 className={styles.title} id={id} aria-live="polite">
          {resumenDe(subidas)}
        </h2>
        <HintButton
          size="small"
          label={isOpen ? 'Plegar las subidas' : 'Desplegar las subidas'}
          hintAlign="end"
          aria-expanded={isOpen}
          aria-controls={`${id}-lista`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown className={styles.chevron} data-open={isOpen} size={18} strokeWidth={1.75} />
        </HintButton>
        {active > 1 && (
          <HintButton size="small" label="Cancelar todas las subidas" hintAlign="end" onClick={() => void cancelAll()}>
            <X size={18} strokeWidth={1.75} />
          </HintButton>
        )}
        {!isBusy && (
          <HintButton
            size="small"
            label="Cerrar las subidas"
            hintAlign="end"
            onClick={() => dispatch(settledRemoved())}
          >
            <X size={18} strokeWidth={1.75} />
          </HintButton>
        )}
      </header>
      <ul ref={list} className={styles.list} id={`${id}-lista`} hidden={!isOpen}>
        {porAtender(subidas)
          .slice(0, mostShown)
          .map((subida) => (
            <SubidaRow key={subida.id} subida={subida} />
          ))}
        {subidas.length > mostShown && <li className={styles.rest}>y {subidas.length - mostShown} más</li>}
      </ul>
    </section>
  );
}
