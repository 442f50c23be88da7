import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Button } from '../../../components/button';
import { useConfirm } from '../../../components/confirm';
import { useToast } from '../../../components/toast-actions';
import { moveRequested } from '../../../session/session-intents';
import { selectCuentaId, selectEstado, selectProblem, selectUser } from '../../../session/session-selectors';
import { problemDismissed } from '../../../session/session-slice';
import { Seccion } from '../seccion';

/** The way out of the cuenta, for anybody but its last titular. */
export function SalirSection() {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const toast = useToast();
  const cuentaId = useAppSelector(selectCuentaId);
  const cuenta = useAppSelector(selectUser)?.cuentas.find((each) => each.cuentaId === cuentaId)?.nombre;
  const isLeaving = useAppSelector(selectEstado) === 'AUTHENTICATING';
  const problem = useAppSelector(selectProblem);

  useEffect(() => {
    if (!problem) return;
    toast(problem.message, { severity: 'error' });
    dispatch(problemDismissed());
  }, [problem, toast, dispatch]);

  const leave = async () => {
    const isSure = await confirm({
      title: `Salir de ${cuenta}`,
      message: 'Deja de ver sus carpetas de inmediato. Para volver, un titular tendrá que invitarle de nuevo.',
      actions: { confirm: { label: 'Salir de la cuenta' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (isSure) dispatch(moveRequested({ url: '/api/miembros/salir' }));
  };

  return (
    <Seccion
      title="Salir de la cuenta"
      text="Lo que hizo en la cuenta queda en ella, con su nombre. Su usuario y sus demás cuentas siguen como están."
    >
      <Button variant="outlined" color="danger" loading={isLeaving} onClick={() => void leave()}>
        Salir de la cuenta
      </Button>
    </Seccion>
  );
}
