import { Download, Printer } from 'lucide-react';
import { Button } from '../../../../../components/button';
import { CopyButton } from '../../../../../components/copy-button';
import { PlainList, Row } from '../../../../../components/layout/layout';
import { saveFile } from '../../../../../lib/save-file';
import { selectUser } from '../../../../../session/session-selectors';
import { useAppSelector } from '../../../../../store/hooks';
import { OnceDialog } from '../once-dialog';
import styles from './dos-pasos.module.css';

/** Milliseconds until the print frame is removed in any case. */
const printFrameMs = 60_000;

/** Downloads a text as a file. */
const downloadText = (name: string, text: string): void =>
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);

interface CodigosDialogProps {
  codigos: readonly string[];
  onClose: () => void;
}

/** Shows the recovery codes. They can be read only this once. */
export function CodigosDialog({ codigos, onClose }: CodigosDialogProps) {
  const email = useAppSelector(selectUser)?.email ?? '';
  const title = `Códigos de recuperación de Carpetas, ${email}`;
  const text = `${title}\nCada uno sirve una sola vez.\n\n${codigos.join('\n')}\n`;
  return (
    <OnceDialog
      title="Guarde sus códigos de recuperación"
      text="Si pierde el teléfono, cada uno de estos códigos permite ingresar una vez. No se volverán a mostrar."
      keptLabel="Los guardé en un lugar seguro"
      onClose={onClose}
    >
      <PlainList
        flow="stack"
        fill="sunken"
        round="md"
        columns={2}
        gap={[2, 4]}
        pad={4}
        className={styles.codes}
        aria-label="Códigos de recuperación"
      >
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </PlainList>
      <Row wrap gap={2}>
        <CopyButton text={codigos.join('\n')} label="Copiar" />
        <Button
          variant="outlined"
          size="small"
          startIcon={<Download size={16} strokeWidth={1.75} />}
          onClick={() => downloadText('codigos-de-recuperacion.txt', text)}
        >
          Descargar
        </Button>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Printer size={16} strokeWidth={1.75} />}
          onClick={() => printText(title, text)}
        >
          Imprimir
        </Button>
      </Row>
    </OnceDialog>
  );
}

/** Prints only this text, from a separate frame that is removed after printing. */
function printText(title: string, text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentWindow: window, contentDocument: page } = frame;
  if (!window || !page) return;
  page.title = title;
  const paper = page.createElement('pre');
  paper.textContent = text;
  paper.style.fontSize = '14pt';
  page.body.append(paper);
  window.addEventListener('afterprint', () => frame.remove());
  // Not every browser fires `afterprint`, and the codes must not stay in the page.
  setTimeout(() => frame.remove(), printFrameMs);
  window.print();
}
