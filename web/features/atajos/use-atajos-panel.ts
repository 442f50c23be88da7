import { nanoid } from '@reduxjs/toolkit';
import { apiStatus } from '../../api/api-message';
import { usePanelNotice } from '../../components/use-panel-notice';
import { type Atajo, useAtajosQuery } from './atajos-api';
import { type AtajoValues, useCreateAtajoMutation, useRemoveAtajoMutation } from './atajos-writes';

/** The list, what can be done with it outside the form, and what is said of what was done. */
export function useAtajosPanel() {
  const query = useAtajosQuery();
  const { notice, say, report, dismiss } = usePanelNotice();
  const [create, { isLoading: isAdding }] = useCreateAtajoMutation();
  const [sendRemoval] = useRemoveAtajoMutation();

  const remove = (atajo: Atajo) => {
    say('Atajo eliminado', { action: { label: 'Deshacer', onClick: () => addAgain(atajo) } });
    sendRemoval(atajo.id)
      .unwrap()
      // Removed elsewhere meanwhile: it is as it should be.
      .catch((error) => apiStatus(error) !== 404 && report(error));
  };
  const addAgain = ({ id: _, ...values }: Atajo) => {
    dismiss();
    create({ key: nanoid(), values }).unwrap().catch(report);
  };
  const add = (values: AtajoValues) => {
    create({ key: nanoid(), values })
      .unwrap()
      .then(() => say(`«${values.label}» está entre los atajos`), report);
  };

  return { query, atajos: query.data ?? [], remove, add, isAdding, notice, dismissNotice: dismiss };
}
