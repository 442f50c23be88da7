import { Check, ChevronLeft, ChevronRight, Clock, ListOrdered, Pencil, Printer } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, LinkButton } from '../../../../components/button';
import { DuePill } from '../../../../components/due/due-pill';
import { HintButton } from '../../../../components/hint-button';
import { BareButton, Box, Card, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { PageHtml } from '../../../../components/page-html/page-html';
import { PageTitle } from '../../../../components/page-title';
import { SheetHeader } from '../../../../components/sheet-header';
import { StatusChip } from '../../../../components/status-chip';
import { Sheet } from '../../../../components/ui/sheet';
import { contar } from '../../../../lib/numeros';
import { useHotkey } from '../../../../lib/use-hotkey';
import { usePermiso } from '../../../../session/use-permiso';
import type { CursoConPasos, Paso as PasoDeCurso } from '../academia-api';
import { laAcademia } from '../camino';
import { CategoriaChip } from '../categorias';
import { Barra } from '../progress-bar';
import styles from './curso-view.module.css';
import { Terminado } from './terminado';
import { type Lectura, useLectura } from './use-curso';

/** A course: its steps at the left, the step that is read at the right. On a phone the steps are in a drawer. */
export function CursoView({ curso }: { curso: CursoConPasos }) {
  const { steps, title, totalSteps } = curso;
  const lectura = useLectura(curso);
  const { at, last, isDone, goTo, next } = lectura;
  const [isListOpen, setIsListOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Paper shows all steps of the course; the screen shows a single step.
  const isPrinting = useIsPrinting();
  useHotkey(
    ({ key, ctrlKey, metaKey, shiftKey }) => key === 'ArrowRight' && !ctrlKey && !metaKey && !shiftKey,
    () => at < last && goTo(at + 1),
  );
  useHotkey(
    ({ key, ctrlKey, metaKey, shiftKey }) => key === 'ArrowLeft' && !ctrlKey && !metaKey && !shiftKey,
    () => goTo(at - 1),
  );
  // A change of step moves the focus to the title of the new step. The step shown at first takes no focus.
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus({ preventScroll: true });
  }, [at]);

  const paso = steps[at];
  const progress = isDone ? 100 : Math.round((100 * (at + 1)) / Math.max(totalSteps, 1));
  return (
    <Stack bounded gap={6} className={styles.course}>
      <Stack as="aside" packed gap={6} className={styles.side} aria-label="Curso">
        <Cabecera curso={curso} />
        <PasosLista curso={curso} lectura={lectura} />
      </Stack>
      <Card shrinks relative className={styles.main}>
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
          <Text as="p" margin={0} tone="soft">
            Este curso todavía no tiene pasos.
          </Text>
        )}
        {!isDone && paso && (
          <Row
            as="nav"
            gap={1}
            align="center"
            justify="between"
            line="top"
            fill="raised"
            className={styles.pill}
            aria-label="Pasos del curso"
          >
            <Button
              only="below-lg"
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
            <Text size="sm" tone="soft" numeric nowrap>
              <span className="visually-hidden">Paso </span>
              {at + 1} / {totalSteps}
            </Text>
            <Button
              color="primary"
              endIcon={at < last && <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />}
              aria-keyshortcuts="ArrowRight"
              onClick={next}
            >
              {at < last ? 'Siguiente' : 'Terminar'}
            </Button>
          </Row>
        )}
      </Card>
      {isListOpen && (
        <Sheet side="left" className={styles.sheet} aria-labelledby="pasos-titulo" onClose={() => setIsListOpen(false)}>
          <SheetHeader id="pasos-titulo" title={title} onClose={() => setIsListOpen(false)} />
          <Box pad={4} scrolls>
            <PasosLista curso={curso} lectura={lectura} onChosen={() => setIsListOpen(false)} />
          </Box>
        </Sheet>
      )}
    </Stack>
  );
}

/** The header of a course: its title, its subject and its actions. */
function Cabecera({ curso }: { curso: CursoConPasos }) {
  const { id, title, description, category, duration, totalSteps, published, own, request } = curso;
  const writes = usePermiso('academia.editar') && own;
  return (
    <Stack as="header" items="start" gap={3}>
      <PageTitle camino={[laAcademia]}>{title}</PageTitle>
      <Row wrap gap={2}>
        <CategoriaChip slug={category} />
        {!published && <StatusChip label="Borrador" tone="warning" />}
      </Row>
      <Text as="p" margin={0} tone="soft" breaks only="from-sm">
        {description}
      </Text>
      {request && (
        <Row as="p" align="center" wrap gap={2} margin={0} size="sm" tone="soft">
          <DuePill value={request.dueDate} isDone={request.doneAt !== null} emptyLabel="" />
          Se lo pidió {request.requestedBy}
        </Row>
      )}
      <Row gap="6px" align="center" full size="sm" tone="faint">
        <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
        {contar(duration, 'minuto', 'minutos')} · {contar(totalSteps, 'paso', 'pasos')}
        <Box as="span" marginLeft="auto">
          <HintButton label="Imprimir el curso" size="small" hintAlign="end" onClick={() => print()}>
            <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </Box>
      </Row>
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
    </Stack>
  );
}

/** Whether the browser draws the page for paper, which may show more than the screen does. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser draws the page right after the event, so React must render before that.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface PasoProps {
  paso: PasoDeCurso;
  total: number;
  /** The title of the step. It takes the focus when the person goes to the step. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

function Paso({ paso, total, heading }: PasoProps) {
  const { order, title, subtitle, content, image, imageSize, imageText } = paso;
  return (
    // The key makes React draw a new element for each step, so that the step slides in.
    <article key={order} className={styles.step}>
      <Box as="header" marginBottom={6} className={styles.pasoHead}>
        <Text as="p" margin={[0, 0, 2]} size="sm" tone="faint">
          Paso {order + 1} de {total}
        </Text>
        <Text as="h2" weight="strong" leading="tight" breaks className={styles.pasoTitle} ref={heading} tabIndex={-1}>
          {title}
        </Text>
        {subtitle && (
          <Text as="p" margin={[2, 0, 0]} size="lg" tone="soft">
            {subtitle}
          </Text>
        )}
      </Box>
      {image && (
        <img className={styles.image} src={image} alt={imageText} width={imageSize?.width} height={imageSize?.height} />
      )}
      <PageHtml html={content} />
    </article>
  );
}

interface PasosListaProps {
  curso: CursoConPasos;
  lectura: Lectura;
  onChosen?: () => void;
}

/** The steps of a course. Completed steps and the step that is read are marked. */
function PasosLista({ curso: { steps, progress }, lectura: { at, isDone, goTo }, onChosen }: PasosListaProps) {
  return (
    <PlainList as="ol" aria-label="Pasos">
      {steps.map(({ order, title, subtitle }) => {
        const isCurrent = !isDone && order === at;
        const isPast = isDone || order < progress.currentStep;
        return (
          <Box key={order} as="li" relative className={styles.item} data-past={isPast}>
            <BareButton
              hover
              focusInside
              className={styles.pasosStep}
              data-past={isPast}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => {
                goTo(order);
                onChosen?.();
              }}
            >
              <span className={styles.mark} aria-hidden="true">
                {isPast && !isCurrent ? <Check size={16} strokeWidth={2.25} /> : order + 1}
              </span>
              <Stack as="span" shrinks className={styles.text}>
                <Text weight="medium" breaks className={styles.pasosTitle}>
                  {title}
                </Text>
                {subtitle && (
                  <Text size="sm" tone="soft">
                    {subtitle}
                  </Text>
                )}
                {isPast && <span className="visually-hidden">Hecho</span>}
              </Stack>
            </BareButton>
          </Box>
        );
      })}
    </PlainList>
  );
}
