import { useEscribir } from '../../../../collection/use-escribir';
import { useToast } from '../../../../components/toast-actions';
import { useCertificadosAskForMutation } from '../certificados-api';

/**
 * Writes that the certificates of requisitos were asked for today. Missing certificates are added. Resolves to false
 * when refused.
 */
export function usePedirCertificados(id: string) {
  const [askFor, { isLoading }] = useCertificadosAskForMutation();
  const { escribir } = useEscribir();
  const toast = useToast();
  const pedir = async (requisitoIds: string[]): Promise<boolean> => {
    const all = await escribir(() => askFor({ id, pedirCertificadosDto: { requisitoIds } }).unwrap());
    if (!all) return false;
    const total = requisitoIds.length;
    toast(total === 1 ? 'Certificado anotado como pedido hoy' : `Certificados de ${total} requisitos pedidos hoy`);
    return true;
  };
  return { pedir, isAsking: isLoading };
}
