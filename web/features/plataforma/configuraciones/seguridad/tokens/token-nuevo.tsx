import { CopyButton } from '../../../../../components/copy-button';
import { Stack, Text } from '../../../../../components/layout/layout';
import { OnceDialog } from '../once-dialog';
import styles from './token-nuevo.module.css';

/** Shows the new token with an example call. The token can be read only this once. */
export function TokenNuevo({ token, onClose }: { token: string; onClose: () => void }) {
  const example = `curl -H "Authorization: Bearer ${token}" ${location.origin}/api/carpetas`;
  return (
    <OnceDialog
      title="Su token personal"
      text="Cópielo ahora: no se volverá a mostrar. Quien lo tenga puede actuar en su nombre."
      keptLabel="Lo guardé en un lugar seguro"
      onClose={onClose}
    >
      <Copyable label="Token" text={token} copyLabel="Copiar el token" />
      <Copyable label="Para probarlo" text={example} copyLabel="Copiar el ejemplo" />
    </OnceDialog>
  );
}

function Copyable({ label, text, copyLabel }: { label: string; text: string; copyLabel: string }) {
  return (
    <Stack bounded items="start" gap={2}>
      <Text as="p" size="sm" weight="medium">
        {label}
      </Text>
      <code className={styles.text}>{text}</code>
      <CopyButton text={text} label={copyLabel} />
    </Stack>
  );
}
