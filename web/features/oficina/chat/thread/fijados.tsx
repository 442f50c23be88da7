import { ChevronDown, Pin } from 'lucide-react';
import { useState } from 'react';
import { Box, PlainList, Row, Text } from '../../../../components/layout/layout';
import { Popup } from '../../../../components/ui/popup';
import { formatWhen } from '../../../../lib/format-when';
import { contar } from '../../../../lib/numeros';
import { type Mensaje, useMensajesFindFijadosQuery } from '../chat-api';
import { authorOf, saidIn } from '../mensaje-html';
import { useAcciones } from './actions-context';
import styles from './fijados.module.css';

/** The pinned messages, in one line: the one that was pinned last, and how many others there are. Nothing without any. */
export function Fijados({ chatId }: { chatId: string }) {
  const { currentData: fijados = [] } = useMensajesFindFijadosQuery({ id: chatId });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { goTo } = useAcciones();
  const [first, ...others] = fijados;
  if (!first) return null;
  const isOne = others.length === 0;
  return (
    <>
      <button
        type="button"
        className={styles.line}
        {...(isOne ? {} : { 'aria-haspopup': 'dialog' as const, 'aria-expanded': anchor !== null })}
        onClick={({ currentTarget }) => (isOne ? goTo(first.id) : setAnchor(currentTarget))}
      >
        <Pin size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">Fijado: </span>
        <span className={styles.text}>{lineOf(first)}</span>
        {!isOne && (
          <Row as="span" align="center" gap={1} fixed numeric>
            {contar(fijados.length, 'fijado', 'fijados')}
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </Row>
        )}
      </button>
      {anchor && !isOne && (
        <Popup label="Mensajes fijados" anchor={anchor} onClose={() => setAnchor(null)} className={styles.popup}>
          <PlainList aria-label="Mensajes fijados">
            {fijados.map((mensaje) => (
              <li key={mensaje.id}>
                <button
                  type="button"
                  className={styles.entry}
                  onClick={() => {
                    setAnchor(null);
                    goTo(mensaje.id);
                  }}
                >
                  <Row as="span" align="center" justify="between" gap={2}>
                    <Text weight="medium">{authorOf(mensaje)}</Text>
                    <Box as="span" fixed size="xs" tone="soft" numeric>
                      {formatWhen(mensaje.creadoEn)}
                    </Box>
                  </Row>
                  <Text size="sm" tone="soft" breaks clamp={2}>
                    {saidIn(mensaje)}
                  </Text>
                </button>
              </li>
            ))}
          </PlainList>
        </Popup>
      )}
    </>
  );
}

const lineOf = (mensaje: Mensaje): string => `${authorOf(mensaje)}: ${saidIn(mensaje)}`;
