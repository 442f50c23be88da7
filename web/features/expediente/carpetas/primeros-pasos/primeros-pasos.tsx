import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useCuentaActualGetQuery } from '../../../../api/cuenta-actual-api';
import { usePrimerosPasosGetQuery, usePrimerosPasosUpdateMutation } from '../../../../api/cuenta-api';
import { Button, LinkButton } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { useRefusal } from '../../../../components/form/refusal';
import { Card, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { pasosDe } from './pasos';
import styles from './primeros-pasos.module.css';

/**
 * The first steps of a new cuenta, which tick themselves. @param isFolded whether only the number of done steps shows
 * at first
 */
export function PrimerosPasos({ isFolded }: { isFolded: boolean }) {
  const {
    data: done,
    error,
    refetch,
  } = usePrimerosPasosGetQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const { data: cuenta } = useCuentaActualGetQuery();
  const [update, { isLoading }] = usePrimerosPasosUpdateMutation();
  const refuse = useRefusal();
  const toast = useToast();
  const card = useRef<HTMLElement>(null);
  const id = useId();
  const pasos = pasosDe(done, cuenta?.numeracion.proximo ?? null);
  const left = pasos.filter(({ isDone }) => !isDone);
  const isOver = done !== undefined && left.length === 0;

  useEffect(() => {
    if (!isOver) return;
    // A refusal is ignored: another titular, or another tab, may have ended the steps.
    void update({ modificarPrimerosPasosDto: { terminados: true } })
      .unwrap()
      .then(
        () => toast('¡Felicitaciones! Dio todos los primeros pasos: la oficina está lista.'),
        () => undefined,
      );
  }, [isOver, update, toast]);

  const change = (modificarPrimerosPasosDto: Parameters<typeof update>[0]['modificarPrimerosPasosDto']) =>
    update({ modificarPrimerosPasosDto }).unwrap();
  const confirm = () => {
    // The button disappears, so the card takes the focus.
    card.current?.focus();
    void change({ numeracionConfirmada: true }).catch(refuse);
  };
  const hide = () => {
    void change({ ocultos: true }).then(() => {
      document.getElementById('contenido')?.focus({ preventScroll: true });
      offerUndo(toast, 'Los primeros pasos quedan en Configuración › Cuenta', () => change({ ocultos: false }));
    }, refuse);
  };

  if (isOver) return null;
  if (error && !done) return <ErrorState error={error} onRetry={refetch} />;
  const heading = (
    <>
      <Text id={id} as="h2" marginRight={3} size="lg" weight="strong" className={styles.title}>
        Primeros pasos
      </Text>
      <Text id={`${id}-progress`} size="sm" numeric tone="soft">
        {done ? `${pasos.length - left.length} de ${pasos.length} hechos` : '\u00a0'}
      </Text>
    </>
  );
  const list = done ? (
    <>
      <PlainList as="ol" margin={[3, 0, 0]}>
        {pasos.map(({ name, title, why, to, action, other, isDone }) => (
          <Paso key={name} title={title} why={why} isDone={isDone} isNext={name === left[0]?.name}>
            {name === 'numeracion' && (
              <Button variant="outlined" size="small" loading={isLoading} onClick={confirm}>
                Está bien así
              </Button>
            )}
            <LinkButton
              variant={name === 'numeracion' ? 'text' : 'outlined'}
              size="small"
              to={to}
              aria-label={action.full}
            >
              {action.short}
            </LinkButton>
            {other && (
              <LinkButton variant="outlined" size="small" to={other.to} aria-label={other.full}>
                {other.short}
              </LinkButton>
            )}
          </Paso>
        ))}
      </PlainList>
      <Row line="top" justify="end" padTop={3}>
        <Button size="small" onClick={hide}>
          No mostrar más
        </Button>
      </Row>
    </>
  ) : (
    <LoadingSkeleton rows={5} rowHeight={56} />
  );
  return (
    <Card as="section" ref={card} tabIndex={-1} className={styles.card} aria-labelledby={`${id} ${id}-progress`}>
      {isFolded ? (
        <details>
          <summary>{heading}</summary>
          {list}
        </details>
      ) : (
        <>
          <div>{heading}</div>
          <Text as="p" tone="soft">
            Lo que conviene dejar listo en una oficina nueva. Cada paso se marca solo.
          </Text>
          {list}
        </>
      )}
    </Card>
  );
}

interface PasoProps {
  title: string;
  why: string;
  isDone: boolean;
  isNext: boolean;
  /** A link to the place where the step is done. */
  children: ReactNode;
}

function Paso({ title, why, isDone, isNext, children }: PasoProps) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <Stack
      as="li"
      align="center"
      gap={[2, 4]}
      padY={2}
      minHeight={56}
      className={styles.paso}
      data-done={isDone}
      aria-current={isNext ? 'step' : undefined}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <Stack>
        <Text weight="medium" className={styles.name}>
          {title}
          {isDone && <span className="visually-hidden">: hecho</span>}
        </Text>
        {!isDone && (
          <Text size="sm" tone="soft">
            {why}
          </Text>
        )}
      </Stack>
      {!isDone && (
        <Row wrap gap={2} className={styles.actions}>
          {children}
        </Row>
      )}
    </Stack>
  );
}
