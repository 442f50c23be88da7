import { useEscribir } from '../../../coleccion/use-escribir';
import { useToast } from '../../../components/toast-actions';
import { useCertificadosAskForMutation } from '../certificados-api';

/** Says that the certificates of requisitos were asked for today; those that are missing are added. */
export function usePedirCertificados(id: string) {
  const [askFor, { isLoading }] = useCertificadosAskForMutation();
  const { escribir } = useEscribir();
  const toast = useToast();
  const pedir = async (requisitoIds: string[]) => {
    const all = await escribir(() => askFor({ id, pedirCertificadosDto: { requisitoIds } }).unwrap());
    if (!all) return;
    const asked = all.filter(
      ({ requisito, estado }) => estado === 'pedido' && requisitoIds.includes(requisito?.id ?? ''),
    );
    toast(
      asked.length === 1
        ? 'Se anotó 1 certificado como pedido hoy'
        : `Se anotaron ${asked.length} certificados como pedidos hoy`,
    );
  };
  return { pedir, isAsking: isLoading };
}
