import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { SecretoTotpDto } from '../../../../../api/generated/segundo-factor';
import { CopyButton } from '../../../../../components/copy-button';
import { FormProblem } from '../../../../../components/form/form-problem';
import { refuseForm } from '../../../../../components/form/refusal';
import { TextField } from '../../../../../components/form/text-field';
import { FormDialog } from '../../../../../components/form-dialog';
import { Row, Stack, Text } from '../../../../../components/layout/layout';
import { useSegundoFactorConfirmMutation } from '../seguridad-api';
import styles from './dos-pasos.module.css';

interface ActivarDialogProps {
  secreto: SecretoTotpDto;
  onActivated: (codigos: string[]) => void;
  onClose: () => void;
}

const reglas = v.object({
  codigo: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.regex(/^\d{6}$/, 'Escriba los 6 dígitos que muestra la aplicación'),
  ),
});

/** Shows the secret for the authenticator app, and asks for a code as proof that the app has it. */
export function ActivarDialog({ secreto: { secreto, uri }, onActivated, onClose }: ActivarDialogProps) {
  const [confirmar] = useSegundoFactorConfirmMutation();
  const form = useForm({ resolver: valibotResolver(reglas), defaultValues: { codigo: '' } });
  const { control, formState, handleSubmit } = form;

  const submit = handleSubmit(async (values) => {
    try {
      const { codigos } = await confirmar({ codigoTotpDto: values }).unwrap();
      onActivated(codigos);
      onClose();
    } catch (error) {
      refuseForm(form, error);
    }
  });

  return (
    <FormDialog
      title="Activar la verificación en dos pasos"
      submitLabel="Activar"
      isSubmitting={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem errors={formState.errors} />
      <Stack as="ol" gap={5} padLeft={5} margin={0} className={styles.steps}>
        <li>
          <p>
            Lea este código con su aplicación de verificación: Google Authenticator, Microsoft Authenticator, 1Password
            u otra.
          </p>
          <QrCode text={uri} label="Código QR para la aplicación de verificación" />
          <Text as="p" size="sm" tone="soft">
            ¿No puede leerlo? Escriba esta clave en la aplicación:
          </Text>
          <Row as="p" align="center" wrap gap={[2, 3]} className={styles.secret}>
            <code>{inFours(secreto)}</code>
            <CopyButton text={secreto} label="Copiar la clave" />
          </Row>
        </li>
        <li>
          <p>Escriba el código que la aplicación muestra ahora.</p>
          <TextField
            control={control}
            name="codigo"
            label="Código de 6 dígitos"
            required
            autoFocus
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={7}
          />
        </li>
      </Stack>
    </FormDialog>
  );
}

/** Groups of four are easier to copy by hand. */
const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');

/** Draws a QR code. If the drawing fails, nothing shows, because the dialog also has the text. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  useEffect(() => {
    let isWanted = true;
    draw(text).then(
      (drawn) => isWanted && setDrawing(drawn),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);

  return (
    <Stack bordered round="md" pad={4} className={styles.qr}>
      {drawing && (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={drawing.path} />
        </svg>
      )}
    </Stack>
  );
}

interface Drawing {
  size: number;
  path: string;
}

async function draw(text: string): Promise<Drawing> {
  const { create } = await import('qrcode');
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  );
  return { size, path: dark.join('') };
}
