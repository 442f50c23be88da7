import { nanoid } from '@reduxjs/toolkit';
import { apiStatus } from '../../api/api-message';
import { usePanelNotice } from '../../components/use-panel-notice';
import {
  type Atajo,
  type AtajoValues,
  useAtajosCreateMutation,
  useAtajosFindAllQuery,
  useAtajosRemoveMutation,
} from './atajos-api';

/** The list, what can be done with it outside the form, and what is said of what was done. */
export function useAtajosPanel() {
  const query = useAtajosFindAllQuery();
  const { notice, say, report, dismiss } = usePanelNotice();
  const [sendNew, { isLoading: isAdding }] = useAtajosCreateMutation();
  const [sendRemoval] = useAtajosRemoveMutation();

  // A second attempt after an answer that was lost must not make two.
  const create = (shortcut: AtajoValues) =>
    sendNew({ 'Idempotency-Key': nanoid(), crearAtajoDto: { shortcut } }).unwrap();

  const remove = (atajo: Atajo) => {
    say('Atajo eliminado', { action: { label: 'Deshacer', onClick: () => addAgain(atajo) } });
    sendRemoval({ id: atajo.id })
      .unwrap()
      // Removed elsewhere meanwhile: it is as it should be.
      .catch((error) => apiStatus(error) !== 404 && report(error));
  };
  const addAgain = ({ id: _, ...values }: Atajo) => {
    dismiss();
    create(values).catch(report);
  };
  const add = (values: AtajoValues) => {
    create(values).then(() => say(`«${values.label}» está entre los atajos`), report);
  };

  return { query, atajos: query.data ?? [], remove, add, isAdding, notice, dismissNotice: dismiss };
}
