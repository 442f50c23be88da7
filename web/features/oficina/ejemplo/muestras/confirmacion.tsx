import { useId, useState } from 'react';
import { Button } from '../../../../components/button';
import { useConfirm } from '../../../../components/confirm';
import { type CompleteConfirmConfig, completeConfirm } from '../../../../components/confirm-config';
import { ConfirmContent } from '../../../../components/confirm-content';
import { Box, Card, Stack } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import styles from '../ejemplo.module.css';
import { Muestra } from '../muestra';
import { ConfirmacionForm } from './confirmacion-form';

const inicial = completeConfirm({
  title: '¿Eliminar la carpeta?',
  message: 'Irá a la papelera, de donde se puede recuperar.',
  actions: { confirm: { label: 'Eliminar' }, cancel: { label: 'Cancelar' } },
});

/** Builds a confirmation. The choices take effect at once, and a button asks the question in a real dialog. */
export function Confirmacion() {
  const id = useId();
  const confirm = useConfirm();
  const toast = useToast();
  const [config, setConfig] = useState<CompleteConfirmConfig>(inicial);

  const ask = async () => {
    const isConfirmed = await confirm(config);
    toast(isConfirmed ? `Se eligió «${config.actions.confirm.label}»` : 'No se confirmó', { severity: 'info' });
  };

  return (
    <Muestra
      id="confirmacion"
      title="Confirmación"
      text="Para lo que no se puede deshacer. La pregunta nombra lo que va a pasar, y el botón lo repite: nunca «Sí» y «No»."
    >
      <Stack bounded gap={8} className={styles.taller}>
        <ConfirmacionForm config={config} onChange={setConfig} />
        <Box items="start" className={styles.resultado}>
          <Card full className={styles.previa}>
            <ConfirmContent config={config} id={id} hasFocus={false} onClose={() => undefined} />
          </Card>
          <Button variant="contained" onClick={() => void ask()}>
            Preguntar de verdad
          </Button>
          <details>
            <summary>Ver la configuración</summary>
            <pre>{JSON.stringify(config, null, 2)}</pre>
          </details>
        </Box>
      </Stack>
    </Muestra>
  );
}
