import { apiMessage } from '../../../../api/api-message';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import {
  type Curso,
  type PersonaDeAcademia,
  useAcademiaRequestMutation,
  useAcademiaWithdrawMutation,
} from '../academia-api';

/** Takes back that a person was asked to take a course, and offers to ask again when the course is there. */
export function useRetirar() {
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
