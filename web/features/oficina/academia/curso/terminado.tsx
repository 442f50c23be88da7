import { PartyPopper } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '../../../../components/button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { type CursoConPasos, useAcademiaFindCoursesQuery } from '../academia-api';
import { terminadoDe } from '../avance';
import { direccionDe } from '../direccion';
import styles from './terminado.module.css';

interface TerminadoProps {
  curso: CursoConPasos;
  onRestart: () => void;
}

/** Shown when the person has completed a course. It offers ways to go on. */
export function Terminado({ curso, onRestart }: TerminadoProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { data: cursos = [] } = useAcademiaFindCoursesQuery({});
  const siguiente = cursos.find(({ id, published, progress }) => id !== curso.id && published && !progress.completed);
  return (
    <Stack as="section" items="center" gap={3} centered className={styles.done}>
      <Stack as="span" middle tone="success" round="full" className={styles.icon}>
        <PartyPopper size={32} strokeWidth={1.5} aria-hidden="true" />
      </Stack>
      <Text as="h2" size="2xl" weight="strong" className={styles.title} ref={heading} tabIndex={-1}>
        ¡Terminó el curso!
      </Text>
      <Text as="p" tone="soft" breaks className={styles.text}>
        «{curso.title}» quedó anotado como {terminadoDe(curso.progress).toLowerCase()}. Puede volver a leerlo cuando
        quiera.
      </Text>
      <Row justify="center" wrap gap={2} marginTop={3} className={styles.actions}>
        <LinkButton variant={siguiente ? 'outlined' : 'contained'} to="/apps/academy">
          Ver los cursos
        </LinkButton>
        <Button variant="outlined" onClick={onRestart}>
          Empezar de nuevo
        </Button>
        {siguiente && (
          <LinkButton variant="contained" to={direccionDe(siguiente)}>
            Seguir con «{siguiente.title}»
          </LinkButton>
        )}
      </Row>
    </Stack>
  );
}
