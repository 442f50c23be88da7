import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { Text } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { moveRequested } from '../../../../session/session-intents';
import { selectCuentaId, selectEstado, selectProblem, selectUser } from '../../../../session/session-selectors';
import { problemDismissed } from '../../../../session/session-slice';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { Seccion } from '../section';
import { activeTitulares } from './titulares';

/** Lets the person leave the cuenta. The last titular cannot leave, and reads the reason. */
export function SalirSection({ isTitular }: { isTitular: boolean }) {
  const { data: miembros } = useMiembrosFindAllQuery({ todos: true });
  useToldRefusal();
  const titulares = miembros && activeTitulares(miembros);
  // Until the members are loaded, a titular gets no button that the server may refuse.
  const mayLeave = !isTitular || (titulares && titulares.length > 1);
  return (
    <Seccion
      title="Salir de la cuenta"
      text="Lo que hizo en la cuenta queda en ella, con su nombre. Su usuario y sus demás cuentas siguen como están."
    >
      {mayLeave && <SalirButton />}
      {titulares?.length === 1 && isTitular && (
        <Text as="p" tone="soft">
          No puede salir mientras sea su único titular: antes, dé ese rol a otra persona del equipo. Si la oficina ya no
          usa la cuenta, puede <Link to="/configuraciones/cuenta">cerrarla</Link>.
        </Text>
      )}
    </Seccion>
  );
}

/** Shows a refusal to leave: when the last two titulares leave at once, one of them must stay. */
function useToldRefusal() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const problem = useAppSelector(selectProblem);
  useEffect(() => {
    if (!problem) return;
    toast(problem.message, { severity: 'error' });
    dispatch(problemDismissed());
  }, [problem, toast, dispatch]);
}

function SalirButton() {
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const cuentaId = useAppSelector(selectCuentaId);
  const cuenta = useAppSelector(selectUser)?.cuentas.find((each) => each.cuentaId === cuentaId)?.nombre;
  const isLeaving = useAppSelector(selectEstado) === 'AUTHENTICATING';

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
    <Button variant="outlined" color="danger" loading={isLeaving} onClick={() => void leave()}>
      Salir de la cuenta
    </Button>
  );
}
