import { Fragment } from 'react';
import { DialogBody, DialogFrame } from '../components/dialog-frame';
import { teclado } from './teclado';
import styles from './teclado-dialog.module.css';

/** The keyboard shortcuts of the product. */
export function TecladoDialog({ onClose }: { onClose: () => void }) {
  return (
    <DialogFrame title="Atajos de teclado" onClose={onClose}>
      <DialogBody>
        {teclado.map(({ lugar, atajos }) => (
          <section key={lugar} aria-label={lugar}>
            <h3 className={styles.lugar}>{lugar}</h3>
            <dl>
              {atajos.map(({ texto, teclas }) => (
                <div key={texto} className={styles.atajo}>
                  <dt>{texto}</dt>
                  <dd className={styles.teclas}>
                    {teclas.map((juntas, i) => (
                      <Fragment key={juntas.join()}>
                        {i > 0 && <span>o</span>}
                        <Teclas juntas={juntas} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
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
    <span className={styles.juntas}>
      {juntas.map((tecla) => (
        <kbd key={tecla} className={styles.tecla}>
          {tecla === 'Ctrl' && isApple ? '⌘' : tecla}
        </kbd>
      ))}
    </span>
  );
}

const isApple = /mac|iphone|ipad/i.test(navigator.platform);
