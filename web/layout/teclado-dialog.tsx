import { Fragment } from 'react';
import { DialogBody, DialogFrame } from '../components/dialog-frame';
import { Row, Text } from '../components/layout/layout';
import { isApple } from '../lib/is-apple';
import { teclado } from './teclado';
import styles from './teclado-dialog.module.css';

/** The keyboard shortcuts of the product. */
export function TecladoDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame title="Atajos de teclado" onClose={onClose}>
      <DialogBody>
        {teclado.map(({ lugar, atajos }) => (
          <section key={lugar} aria-label={lugar}>
            <Text as="h3" marginBottom={1} size="sm" weight="medium" tone="soft">
              {lugar}
            </Text>
            <dl>
              {atajos.map(({ texto, teclas }) => (
                <Row key={texto} align="center" justify="between" gap={4} minHeight={36} line="bottom">
                  <dt>{texto}</dt>
                  <dd className={styles.teclas}>
                    {teclas.map((juntas, i) => (
                      <Fragment key={juntas.join()}>
                        {i > 0 && <span>o</span>}
                        <Teclas juntas={juntas} />
                      </Fragment>
                    ))}
                  </dd>
                </Row>
              ))}
            </dl>
          </section>
        ))}
      </DialogBody>
    </DialogFrame>
  );
}

/** Keys that are pressed together. */
function Teclas({ juntas }: { juntas: readonly string[] }) {
  return (
    <Row as="span" inline gap={1}>
      {juntas.map((tecla) => (
        <kbd key={tecla} className={styles.tecla}>
          {tecla === 'Ctrl' && isApple ? '⌘' : tecla}
        </kbd>
      ))}
    </Row>
  );
}
