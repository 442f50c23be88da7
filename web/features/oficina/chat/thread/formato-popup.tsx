import { Stack } from '../../../../components/layout/layout';
import { Popup } from '../../../../components/ui/popup';
import styles from './formato-popup.module.css';

interface FormatoPopupProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** Shows the marks for bold, italics, lists, people and carpetas, which `toHtml` of `message-html` reads. */
export function FormatoPopup({ anchor, onClose }: FormatoPopupProps) {
  return (
    <Popup label="Cómo dar formato" side="top" anchor={anchor} onClose={onClose} className={styles.popup}>
      <Stack as="dl" gap={[2, 4]} margin={0} size="sm" className={styles.list}>
        <dt>*texto*</dt>
        <dd>
          <b>Negrita</b>
        </dd>
        <dt>_texto_</dt>
        <dd>
          <i>Cursiva</i>
        </dd>
        <dt>- texto</dt>
        <dd>Lista, un renglón por elemento</dd>
        <dt>@nombre</dt>
        <dd>Menciona a una persona y le avisa</dd>
        <dt>#número</dt>
        <dd>Enlaza una carpeta; también se busca por su carátula</dd>
      </Stack>
    </Popup>
  );
}
