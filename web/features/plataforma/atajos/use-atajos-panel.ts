import { useState } from 'react';
import { apiStatus } from '../../../api/api-message';
import { useColeccion } from '../../../coleccion/use-coleccion';
import { offerUndo } from '../../../components/offer-undo';
import { usePanelNotice } from '../../../components/use-panel-notice';
import { named } from '../../../lib/named';
import { newId } from '../../../lib/new-id';
import { useAppDispatch } from '../../../store/hooks';
import { type Atajo, type AtajoValues, atajos } from './atajos-api';

/** The list of atajos, its actions outside the form, and the notice of their results. */
export function useAtajosPanel() {
  const lista = useColeccion(atajos, undefined);
  const { notice, say, report, dismiss } = usePanelNotice();
  const dispatch = useAppDispatch();
  const [isAdding, setIsAdding] = useState(false);

  const create = (values: AtajoValues, id = newId()) =>
    dispatch(atajos.send('atajosCreate', { crearAtajoDto: { shortcut: { ...values, id } } }));

  const remove = (atajo: Atajo) => {
    // All attempts to undo send the same id, so that it is added once.
    const id = newId();
    offerUndo(say, `${named('Atajo', atajo.label)} eliminado`, () => create(atajo, id));
    dispatch(atajos.send('atajosRemove', { id: atajo.id }))
      // 404: it was already removed elsewhere, which is what the person wants.
      .catch((error) => apiStatus(error) !== 404 && report(error));
  };
  const add = async (values: AtajoValues) => {
    setIsAdding(true);
    await create(values).then(() => say(`«${values.label}» está entre los atajos`), report);
    setIsAdding(false);
  };

  return { lista, remove, add: (values: AtajoValues) => void add(values), isAdding, notice, dismissNotice: dismiss };
}
