import { type KeyboardEvent, useRef, useState } from 'react';
import { matcherOf } from '../../lib/coincidencias';
import { BareButton, Text } from '../layout/layout';
import styles from './emoji.module.css';
import { emojiGroups } from './emojis';

interface EmojiPickerProps {
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

/** The emojis by group, which can be searched by their Spanish names. The arrow keys move between them. */
export function EmojiPicker({ onChoose }: EmojiPickerProps) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const matches = matcherOf(search);
  const groups = emojiGroups
    .map((group) => ({ ...group, emojis: group.emojis.filter(({ words }) => matches(words)) }))
    .filter(({ emojis }) => emojis.length > 0);

  const all = () => [...(list.current?.querySelectorAll('button') ?? [])];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isInField = event.target instanceof HTMLInputElement;
    if (isInField && event.key === 'Enter') all()[0]?.click();
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (event.key !== 'Enter' && (!step || (isInField && event.key !== 'ArrowDown'))) return;
    if (isInField || step) event.preventDefault();
    if (!step) return;
    const buttons = all();
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[isInField ? 0 : Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is in it
    <div onKeyDown={onKeyDown}>
      <input
        className={styles.search}
        type="search"
        value={search}
        aria-label="Buscar un emoji"
        placeholder="Buscar un emoji"
        onChange={({ target }) => setSearch(target.value)}
      />
      <div ref={list} className={styles.groups}>
        {groups.map(({ nombre, emojis }) => (
          <section key={nombre} aria-label={nombre}>
            <Text as="h3" margin={[2, 0, 1]} size="xs" weight="medium" tone="soft">
              {nombre}
            </Text>
            <div className={styles.grid}>
              {emojis.map(({ emoji, words }) => (
                <BareButton
                  key={emoji}
                  round="md"
                  hover
                  focusInside
                  className={styles.emoji}
                  title={nameOf(words)}
                  aria-label={nameOf(words)}
                  tabIndex={-1}
                  onClick={() => onChoose(emoji)}
                >
                  {emoji}
                </BareButton>
              ))}
            </div>
          </section>
        ))}
        <Text as="p" size="sm" tone="soft" role="status">
          {groups.length === 0 && `Ningún emoji se llama «${search}».`}
        </Text>
      </div>
    </div>
  );
}

/** The number of emojis in a row, as in the styles. */
const columns = 8;

const nameOf = (words: string) => words.split(',')[0];
