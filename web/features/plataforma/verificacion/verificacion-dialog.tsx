import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { ErrorState } from '../../../components/error-state';
import { HintButton } from '../../../components/hint-button';
import { BareButton, PlainList, Row, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { Dialog } from '../../../components/ui/dialog';
import { type MetodoDeVerificacion, metodosPosibles } from './metodos';
import { useVerificacionOptionsQuery } from './verificacion-api';
import styles from './verificacion-dialog.module.css';

interface VerificacionDialogProps {
  /** Called once: with true when the person is verified, with false when they cancel. */
  onDone: (isVerified: boolean) => void;
}

/** Asks the person to prove who they are, before an action that a stranger at an open session must not do. */
export function VerificacionDialog({ onDone }: VerificacionDialogProps) {
  const id = useId();
  const { currentData: verificacion, error, refetch } = useVerificacionOptionsQuery();
  const cancel = () => onDone(false);
  return (
    <Dialog
      shape="card"
      className={styles.dialog}
      focus="first"
      onClose={cancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Row as="header" align="center" justify="between" gap={2} className={styles.header}>
        <Text id={`${id}-title`} as="h2" size="lg" weight="strong">
          Confirme que es usted
        </Text>
        <HintButton label="Cancelar" hintAlign="end" onClick={cancel}>
          <X size={18} strokeWidth={1.75} />
        </HintButton>
      </Row>
      <Text id={`${id}-text`} as="p" tone="soft">
        Lo que está por hacer es delicado, y alguien podría haber encontrado su sesión abierta. Después no se le vuelve
        a preguntar por unos minutos.
      </Text>
      {verificacion && <MetodoChoice metodos={metodosPosibles(verificacion.metodos)} onVerified={() => onDone(true)} />}
      {!verificacion && error && <ErrorState error={error} onRetry={refetch} />}
      {!verificacion && !error && <LoadingSkeleton rows={2} rowHeight={44} />}
    </Dialog>
  );
}

interface MetodoChoiceProps {
  metodos: readonly MetodoDeVerificacion[];
  onVerified: () => void;
}

/** The form of the first method, and buttons for the other methods below it. */
function MetodoChoice({ metodos, onVerified }: MetodoChoiceProps) {
  const [chosen, setChosen] = useState(metodos[0]);
  if (!chosen) {
    return (
      <p className="notice" role="alert">
        Este navegador no puede comprobar quién es. Cierre la sesión e ingrese de nuevo: al ingresar queda confirmado.
      </p>
    );
  }
  const { metodo, Form } = chosen;
  return (
    <>
      <Form key={metodo} onVerified={onVerified} />
      {metodos.length > 1 && (
        <PlainList
          flow="stack"
          line="top"
          gap="2px"
          padTop={3}
          className={styles.others}
          aria-label="Otras formas de confirmarlo"
        >
          {metodos
            .filter((other) => other !== chosen)
            .map((other) => (
              <li key={other.metodo}>
                <BareButton
                  full
                  round="md"
                  minHeight={40}
                  pad={[2, 3]}
                  tone="text"
                  hover
                  className={styles.other}
                  onClick={() => setChosen(other)}
                >
                  <other.Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                  {other.label}
                </BareButton>
              </li>
            ))}
        </PlainList>
      )}
    </>
  );
}
