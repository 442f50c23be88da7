import { type FormEvent, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import type { CuentaExternaDto } from '../../../../api/generated/correos';
import { Radio } from '../../../../components/checkbox';
import { FormDialog } from '../../../../components/form-dialog';
import { Box, Stack } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { Alert } from '../../../../components/ui/alert';
import { useAppDispatch } from '../../../../store/hooks';
import { cuentaExterna } from '../correos';
import styles from './cuenta-externa.module.css';

interface DesconectarDialogProps {
  cuenta: CuentaExternaDto;
  onClose: () => void;
}

const destinos = {
  conservar: { nombre: 'Conservar los correos', ayuda: 'Los que llegaron siguen aquí. No llegan otros.' },
  borrar: { nombre: 'Borrar los correos', ayuda: 'Los que llegaron se quitan de aquí. En su servicio siguen.' },
} as const;

type Destino = keyof typeof destinos;

/** Asks whether the mails of the account stay, and disconnects it. */
export function DesconectarDialog({ cuenta, onClose }: DesconectarDialogProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [correos, setCorreos] = useState<Destino>('conservar');
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitting(true);
    try {
      await dispatch(cuentaExterna.send('cuentaExternaRemoveCuentaExterna', { correos }));
      toast('Cuenta desconectada');
      onClose();
    } catch (error) {
      setProblem(apiMessage(error));
      setIsSubmitting(false);
    }
  };
  return (
    <FormDialog
      title={`Desconectar ${cuenta.direccion}`}
      submitLabel="Desconectar"
      submitColor="danger"
      isSubmitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <Stack as="fieldset" gap={3} className={styles.destinos}>
        <Box as="legend" marginBottom={3}>
          ¿Qué se hace con los correos que llegaron de ella?
        </Box>
        {(Object.keys(destinos) as Destino[]).map((destino) => (
          <label key={destino}>
            <Radio name="correos" checked={correos === destino} onChange={() => setCorreos(destino)} />
            <span>
              {destinos[destino].nombre}
              <small>{destinos[destino].ayuda}</small>
            </span>
          </label>
        ))}
      </Stack>
    </FormDialog>
  );
}
