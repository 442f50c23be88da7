import { useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { useServices } from '../../../../store/hooks';
import type { EnPapelera, TipoPapelera } from './papelera-api';
import { nombreDe, participio } from './tipos';

const caminos: Readonly<Record<TipoPapelera, string>> = {
  tarea: '/api/apps/tasks/task',
  contacto: '/api/apps/contacts/contact',
  nota: '/api/apps/notes',
  tablero: '/api/apps/scrumboard/board',
  lista: '/api/apps/scrumboard/board/list',
  tarjeta: '/api/apps/scrumboard/board/card',
  personaArchivo: '/api/personas/archivos',
  curso: '/api/apps/academy/courses',
  cursoPaso: '/api/apps/academy/steps',
  archivo: '/api/archivos',
  directorio: '/api/directorios',
  producto: '/api/apps/ecommerce/inventory/product',
};

/** Restores an entry of the trash, and shows a toast. */
export function useRestaurar() {
  const { http } = useServices();
  const toast = useToast();
  const [isRestoring, setIsRestoring] = useState(false);

  const restore = async (deleted: EnPapelera) => {
    setIsRestoring(true);
    try {
      await http.request({
        url: `${caminos[deleted.tipo]}/${deleted.id}/restore`,
        method: 'POST',
        // A new tab id makes the lists of this tab follow the event, as the lists of other tabs do.
        headers: { 'X-Tab-Id': newId() },
        options: { skipErrorNotification: true },
      });
      toast(`${participio('Recuperad', deleted)}: ${nombreDe(deleted)}`, { severity: 'success' });
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    } finally {
      setIsRestoring(false);
    }
  };
  return { restore, isRestoring };
}
