import { BadgeCheck, CircleDashed, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import { Avatar } from '../../../../components/avatar';
import { Button } from '../../../../components/button';
import { DuePill } from '../../../../components/due/due-pill';
import { HintButton } from '../../../../components/hint-button';
import { Card, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { formatFecha } from '../../../../lib/fechas';
import { contar } from '../../../../lib/numeros';
import {
  type Curso,
  type PersonaDeAcademia,
  useAcademiaRequestMutation,
  useAcademiaWithdrawMutation,
} from '../academia-api';
import { porcentajeDe, terminadoDe } from '../avance';
import { direccionDe } from '../direccion';
import styles from './equipo-page.module.css';

interface PersonaSeccionProps {
  persona: PersonaDeAcademia;
  cursos: readonly Curso[];
  onAsk: () => void;
}

/** A member, with the courses that they began, completed or were asked to take. */
export function PersonaSeccion({ persona, cursos, onAsk }: PersonaSeccionProps) {
  const { id, name, avatar, role, courses } = persona;
  const heading = useId();
  const retirar = useRetirar();
  const known = courses.flatMap((suyo) => {
    const curso = cursos.find((each) => each.id === suyo.courseId);
    return curso ? { curso, suyo } : [];
  });
  // A request for a deleted course stays in the list, so that it can be taken back.
  const lost = courses.filter(
    ({ courseId, request }) => request && !request.doneAt && !cursos.some(({ id }) => id === courseId),
  );
  const completed = known.filter(({ suyo }) => suyo.completed > 0).length;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Row as="header" align="center" wrap gap={3} pad={[4, 5]}>
        <Avatar id={id} name={name} avatar={avatar} size={40} />
        <div className={styles.who}>
          <Text id={heading} as="h2" margin={0} size="lg" weight="strong" breaks>
            {name}
          </Text>
          <Text as="p" margin={0} size="sm" tone="soft">
            {role} ·{' '}
            {completed === 0 ? 'ningún curso terminado' : contar(completed, 'curso terminado', 'cursos terminados')}
          </Text>
        </div>
        <Button size="small" variant="outlined" aria-label={`Pedir un curso a ${name}`} onClick={onAsk}>
          Pedir un curso
        </Button>
      </Row>
      {known.length + lost.length > 0 && (
        <PlainList line="top" lines>
          {known.map(({ curso, suyo }) => (
            <Stack key={curso.id} as="li" pad={[3, 5]} gap={[1, 3]} align="center" className={styles.course}>
              {suyo.completed > 0 ? (
                <BadgeCheck className={styles.done} size={18} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <CircleDashed className={styles.open} size={18} strokeWidth={1.75} aria-hidden="true" />
              )}
              <Text
                as={Link}
                weight="medium"
                tone="inherit"
                breaks
                underline="never"
                className={styles.title}
                to={direccionDe(curso)}
              >
                {curso.title}
              </Text>
              <Text size="sm" tone="soft" className={styles.when}>
                {suyo.completedAt
                  ? `${terminadoDe(suyo)} el ${formatFecha(suyo.completedAt)}`
                  : suyo.seenAt
                    ? `${porcentajeDe({ progress: suyo, totalSteps: curso.totalSteps })} %`
                    : 'Sin empezar'}
              </Text>
              <Row as="span" gap={1} align="center" className={styles.request}>
                {suyo.request && (
                  <>
                    <DuePill value={suyo.request.dueDate} isDone={suyo.request.doneAt !== null} emptyLabel="" />
                    {!suyo.request.doneAt && (
                      <HintButton
                        size="small"
                        hintAlign="end"
                        label={`Retirar el pedido de ${curso.title} a ${name}`}
                        onClick={() => void retirar(curso.id, persona, curso)}
                      >
                        <X size={16} strokeWidth={1.75} aria-hidden="true" />
                      </HintButton>
                    )}
                  </>
                )}
              </Row>
            </Stack>
          ))}
          {lost.map(({ courseId, request }) => (
            <Stack key={courseId} as="li" pad={[3, 5]} gap={[1, 3]} align="center" className={styles.course}>
              <CircleDashed className={styles.open} size={18} strokeWidth={1.75} aria-hidden="true" />
              <Text weight="medium" tone="inherit" breaks underline="never" className={styles.title}>
                Un curso que ya no está
              </Text>
              <Text size="sm" tone="soft" className={styles.when}>
                Eliminado
              </Text>
              <Row as="span" gap={1} align="center" className={styles.request}>
                <DuePill value={request?.dueDate ?? null} emptyLabel="" />
                <HintButton
                  size="small"
                  hintAlign="end"
                  label={`Retirar el pedido de un curso que ya no está a ${name}`}
                  onClick={() => void retirar(courseId, persona)}
                >
                  <X size={16} strokeWidth={1.75} aria-hidden="true" />
                </HintButton>
              </Row>
            </Stack>
          ))}
        </PlainList>
      )}
    </Card>
  );
}

/** Withdraws the request that a person take a course. While the course exists, it offers to ask again. */
function useRetirar() {
  const toast = useToast();
  const [withdraw] = useAcademiaWithdrawMutation();
  const [request] = useAcademiaRequestMutation();
  return async (courseId: string, { id, name, courses }: PersonaDeAcademia, curso?: Curso) => {
    const pedido = courses.find((each) => each.courseId === courseId)?.request;
    try {
      await withdraw({ courseId, person: id }).unwrap();
      if (!curso) {
        toast(`Ya no se le pide el curso a ${name}`);
        return;
      }
      offerUndo(toast, `Ya no se le pide «${curso.title}» a ${name}`, async () => {
        const again = { courseId, people: [id], dueDate: pedido?.dueDate ?? new Date().toISOString() };
        await request({ pedirCursoDto: again }).unwrap();
      });
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
}
