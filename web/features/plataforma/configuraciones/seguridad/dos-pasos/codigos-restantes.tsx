import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../../../components/button';
import { useConfirm } from '../../../../../components/confirm';
import { useRefusal } from '../../../../../components/form/refusal';
import { useSegundoFactorRenewCodesMutation } from '../seguridad-api';
import styles from './dos-pasos.module.css';

interface CodigosRestantesProps {
  total: number;
  onRenewed: (codigos: string[]) => void;
}

/** With this many codes or fewer, the person is asked to generate new ones. */
const few = 3;

/** Shows how many recovery codes are left, and generates new ones. */
export function CodigosRestantes({ total, onRenewed }: CodigosRestantesProps) {
  const [renovar, { isLoading }] = useSegundoFactorRenewCodesMutation();
  const confirm = useConfirm();
  const refuse = useRefusal();

  const renew = async () => {
    const isSure = await confirm({
      title: 'Generar códigos nuevos',
      message: 'Los códigos de recuperación anteriores dejan de servir.',
      icon: { name: 'heroicons_outline:arrow-path' },
      actions: { confirm: { label: 'Generar', color: 'primary' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    });
    if (!isSure) return;
    const asked = renovar();
    try {
      onRenewed((await asked.unwrap()).codigos);
      // Otherwise the store keeps the codes as long as the page is open.
      asked.reset();
    } catch (error) {
      refuse(error);
    }
  };

  return (
    <div className={styles.left} data-few={total <= few}>
      {total <= few && <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />}
      <p>
        <strong>{cuantos(total)}</strong>
        {total <= few && ' Genere otros: sin ellos, quien pierde el teléfono no puede ingresar.'}
      </p>
      <Button variant="outlined" size="small" loading={isLoading} onClick={() => void renew()}>
        Generar códigos nuevos
      </Button>
    </div>
  );
}

function cuantos(total: number): string {
  if (total === 0) return 'No le quedan códigos de recuperación.';
  return total === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${total} códigos de recuperación.`;
}
