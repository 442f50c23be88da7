import { apiMessage } from '../../../api/api-message';
import { offerUndo } from '../../../components/offer-undo';
import { useToast } from '../../../components/toast-actions';
import {
  type Curso,
  type PersonaDeAcademia,
  useAcademiaRequestMutation,
  useAcademiaWithdrawMutation,
} from '../academia-api';

/** Takes back that a person was asked to take a course, and offers to ask again. */
export function useRetirar() {
  const toast = useToast();
  const [withdraw] = useAcademiaWithdrawMutation();
  const [request] = useAcademiaRequestMutation();
  return async (curso: Curso, { id, name, courses }: PersonaDeAcademia) => {
    const pedido = courses.find(({ courseId }) => courseId === curso.id)?.request;
    try {
      await withdraw({ courseId: curso.id, person: id }).unwrap();
      offerUndo(toast, `Ya no se le pide «${curso.title}» a ${name}`, async () => {
        const again = { courseId: curso.id, people: [id], dueDate: pedido?.dueDate ?? new Date().toISOString() };
        await request({ pedirCursoDto: again }).unwrap();
      });
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };
}
