import { latePanel } from '../late-panel';
import { Popup } from '../ui/popup';
import styles from './emoji.module.css';

interface EmojiPopupProps {
  label: string;
  anchor: HTMLElement;
  side?: 'top' | 'bottom';
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

// The names of the emojis are fetched when the picker is first opened.
const { Panel: EmojiPicker } = latePanel(async () => (await import('./emoji-picker')).EmojiPicker);

/** The emojis beside a button, to choose one of them. */
export function EmojiPopup({ onChoose, ...popup }: EmojiPopupProps) {
  return (
    <Popup {...popup} className={styles.popup}>
      <EmojiPicker onChoose={onChoose} onClose={popup.onClose} />
    </Popup>
  );
}
