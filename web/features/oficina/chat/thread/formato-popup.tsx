import { Fact, Facts } from '../../../../components/facts';
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
      <Facts size="sm">
        <Fact name="*texto*">
          <b>Negrita</b>
        </Fact>
        <Fact name="_texto_">
          <i>Cursiva</i>
        </Fact>
        <Fact name="- texto">Lista, un renglón por elemento</Fact>
        <Fact name="@nombre">Menciona a una persona y le avisa</Fact>
        <Fact name="#número">Enlaza una carpeta; también se busca por su carátula</Fact>
      </Facts>
    </Popup>
  );
}
