import { Button } from '../../../../components/button';
import { CopyButton } from '../../../../components/copy-button';
import { Box, Row } from '../../../../components/layout/layout';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { Alert } from '../../../../components/ui/alert';
import { demasiadosText, maxDestinatarios, partidas, textoDe } from './direcciones';
import type { Campos, Lista } from './fields';

interface DemasiadosProps {
  listas: Pick<Campos, Lista>;
  onChange: (listas: Pick<Campos, Lista>) => void;
}

/**
 * Says that a mail has more recipients than allowed, and which recipients stay. The other recipients are copied for
 * another mail.
 */
export function Demasiados({ listas, onChange }: DemasiadosProps) {
  const toast = useToast();
  const text = demasiadosText(listas);
  if (!text) return null;
  const { quedan, sobran } = partidas(listas);
  const leave = () => {
    const { para, cc, cco } = listas;
    onChange(quedan);
    offerUndo(toast, `Quedaron las primeras ${maxDestinatarios} direcciones`, async () => onChange({ para, cc, cco }));
  };
  return (
    <Box marginTop={3} marginBottom={2}>
      <Alert severity="warning">
        <p>{text}</p>
        <Row marginTop={2} gap={2} wrap>
          <CopyButton text={sobran.map(textoDe).join(', ')} label={`Copiar las otras ${sobran.length}`} />
          <Button size="small" variant="outlined" onClick={leave}>
            Dejar las primeras {maxDestinatarios}
          </Button>
        </Row>
      </Alert>
    </Box>
  );
}
