import { ArrowLeft, ChevronLeft, ChevronRight, Clock, ListOrdered, Pencil, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../../../components/button';
import { DuePill } from '../../../../components/due/due-pill';
import { HintButton } from '../../../../components/hint-button';
import { SheetHeader } from '../../../../components/sheet-header';
import { StatusChip } from '../../../../components/status-chip';
import { Sheet } from '../../../../components/ui/sheet';
import { useHotkey } from '../../../../lib/use-hotkey';
import { usePermiso } from '../../../../session/use-permiso';
import type { CursoConPasos } from '../academia-api';
import { Barra } from '../barra';
import { CategoriaChip } from '../categorias';
import { plural } from '../palabras';
import styles from './curso-view.module.css';
import { Paso } from './paso';
import { PasosLista } from './pasos-lista';
import { Terminado } from './terminado';
import { useLectura } from './use-curso';
import { useIsPrinting } from './use-is-printing';

/** A course: its steps at the left, the one that is read at the right. On a phone the steps are in a drawer. */
export function CursoView({ curso }: { curso: CursoConPasos }) {
  const { steps, title, totalSteps } = curso;
  const lectura = useLectura(curso);
  const { at, last, isDone, goTo, next } = lectura;
  const [isListOpen, setIsListOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // On paper the whole course is read.
  const isPrinting = useIsPrinting();
  useHotkey(
    ({ key, ctrlKey, metaKey, shiftKey }) => key === 'ArrowRight' && !ctrlKey && !metaKey && !shiftKey,
    () => at < last && goTo(at + 1),
  );
  useHotkey(
    ({ key, ctrlKey, metaKey, shiftKey }) => key === 'ArrowLeft' && !ctrlKey && !metaKey && !shiftKey,
    () => goTo(at - 1),
  );
  // The next step is read from its title on. The first one that is shown takes no focus.
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus({ preventScroll: true });
  }, [at]);

  const paso = steps[at];
  const progress = isDone ? 100 : Math.round((100 * (at + 1)) / Math.max(totalSteps, 1));
  return (
    <div className={styles.course}>
      <aside className={styles.side} aria-label="Curso">
        <Cabecera curso={curso} />
        <PasosLista curso={curso} lectura={lectura} />
      </aside>
      <div className={styles.main}>
        <div className={styles.progress}>
          <Barra value={progress} label="Avance en el curso" />
        </div>
        <p className={styles.printTitle}>{title}</p>
        {isPrinting ? (
          steps.map((each) => <Paso key={each.order} paso={each} total={totalSteps} />)
        ) : isDone ? (
          <Terminado curso={curso} onRestart={() => goTo(0)} />
        ) : paso ? (
          <Paso paso={paso} total={totalSteps} heading={heading} />
        ) : (
          <p className={styles.empty}>Este curso todavía no tiene pasos.</p>
        )}
        {!isDone && paso && (
          <nav className={styles.pill} aria-label="Pasos del curso">
            <Button
              className={styles.list}
              startIcon={<ListOrdered size={18} strokeWidth={1.75} aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setIsListOpen(true)}
            >
              Pasos
            </Button>
            <Button
              startIcon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
              aria-disabled={at === 0}
              aria-keyshortcuts="ArrowLeft"
              onClick={() => goTo(at - 1)}
            >
              Anterior
            </Button>
            <span className={styles.count}>
              <span className="visually-hidden">Paso </span>
              {at + 1} / {totalSteps}
            </span>
            <Button
              color="primary"
              endIcon={at < last && <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />}
              aria-keyshortcuts="ArrowRight"
              onClick={next}
            >
              {at < last ? 'Siguiente' : 'Terminar'}
            </Button>
          </nav>
        )}
      </div>
      {isListOpen && (
        <Sheet side="left" className={styles.sheet} aria-labelledby="pasos-titulo" onClose={() => setIsListOpen(false)}>
          <SheetHeader id="pasos-titulo" title={title} onClose={() => setIsListOpen(false)} />
          <div className={styles.sheetBody}>
            <PasosLista curso={curso} lectura={lectura} onChosen={() => setIsListOpen(false)} />
          </div>
        </Sheet>
      )}
    </div>
  );
}

/** What a course is about, and what can be done with it. */
function Cabecera({ curso }: { curso: CursoConPasos }) {
  const { id, title, description, category, duration, totalSteps, published, own, request } = curso;
  const writes = usePermiso('academia.editar') && own;
  return (
    <header className={styles.head}>
      <Link className={styles.back} to="/apps/academy">
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        Todos los cursos
      </Link>
      <div className={styles.chips}>
        <CategoriaChip slug={category} />
        {!published && <StatusChip label="Borrador" tone="warning" />}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.description}>{description}</p>
      {request && (
        <p className={styles.request}>
          <DuePill value={request.dueDate} isDone={request.doneAt !== null} emptyLabel="" />
          Se lo pidió {request.requestedBy}
        </p>
      )}
      <div className={styles.facts}>
        <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
        {plural(duration, 'minuto', 'minutos')} · {plural(totalSteps, 'paso', 'pasos')}
        <span className={styles.tools}>
          <HintButton label="Imprimir el curso" size="small" hintAlign="end" onClick={() => print()}>
            <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </span>
      </div>
      {writes && (
        <LinkButton
          variant="outlined"
          size="small"
          to={`/apps/academy/${id}/editar`}
          startIcon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          Editar el curso
        </LinkButton>
      )}
    </header>
  );
}
