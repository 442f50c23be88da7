import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../../components/button';
import { ErrorState } from '../../../../../components/error-state';
import { PlainList, Text } from '../../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../../components/loading-skeleton';
import { Seccion } from '../../section';
import styles from '../seguridad.module.css';
import { useTokensPersonalesFindMineQuery } from '../seguridad-api';
import { CrearTokenDialog } from './crear-token-dialog';
import { TokenItem } from './token-item';
import { TokenNuevo } from './token-nuevo';

/** The personal tokens, which let programs act for the person in this cuenta. */
export function TokensSection() {
  const { data: tokens, error, refetch } = useTokensPersonalesFindMineQuery(undefined, { refetchOnFocus: true });
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<string | null>(null);
  return (
    <Seccion
      title="Tokens personales"
      text="Para que un programa use la API en su nombre, en esta cuenta. Trate cada uno como una contraseña."
    >
      {error && !tokens && <ErrorState error={error} onRetry={refetch} />}
      {!error && !tokens && <LoadingSkeleton rows={1} rowHeight={64} />}
      {tokens && tokens.length > 0 && (
        <PlainList flow="stack" lines className={styles.list} aria-label="Tokens personales">
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} />
          ))}
        </PlainList>
      )}
      {tokens?.length === 0 && (
        <Text as="p" tone="soft" className={styles.none}>
          No tiene ninguno en esta cuenta.
        </Text>
      )}
      {tokens && (
        <div className={styles.add} data-below={tokens.length > 0}>
          <Button
            variant="outlined"
            startIcon={<Plus size={16} strokeWidth={1.75} />}
            onClick={() => setIsCreating(true)}
          >
            Crear un token
          </Button>
        </div>
      )}
      {isCreating && <CrearTokenDialog onCreated={setCreated} onClose={() => setIsCreating(false)} />}
      {created && <TokenNuevo token={created} onClose={() => setCreated(null)} />}
    </Seccion>
  );
}
