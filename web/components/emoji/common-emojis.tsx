import { BareButton, Row } from '../layout/layout';
import styles from './emoji.module.css';

const common = [
  ['👍', 'pulgar arriba'],
  ['❤️', 'corazón'],
  ['😂', 'risa'],
  ['✅', 'hecho'],
  ['🙏', 'gracias'],
  ['🎉', 'celebración'],
] as const;

/** A row of the emojis that people choose most. */
export function CommonEmojis({ onChoose }: { onChoose: (emoji: string) => void }) {
  return (
    <Row line="bottom" justify="between" className={styles.common}>
      {common.map(([emoji, nombre]) => (
        <BareButton
          key={emoji}
          round="md"
          hover
          focusInside
          className={styles.emoji}
          aria-label={`Reaccionar con ${nombre}`}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </BareButton>
      ))}
    </Row>
  );
}
