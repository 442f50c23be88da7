import type { ReactNode } from 'react';
import { Avatar } from '../../../../components/avatar';
import { Box, Row } from '../../../../components/layout/layout';
import type { Contacto } from '../contactos-api';
import styles from './contacto-header.module.css';

interface ContactoCabeceraProps {
  contacto: Pick<Contacto, 'id' | 'name' | 'avatar' | 'background'>;
  /** The buttons over the cover. */
  barra?: ReactNode;
  /** The buttons beside the picture. */
  children?: ReactNode;
}

/** The cover, with the picture over its lower edge. */
export function ContactoCabecera({ contacto, barra, children }: ContactoCabeceraProps) {
  const { background } = contacto;
  return (
    <div className={styles.cabecera}>
      <Box relative clip className={styles.cover}>
        {background && <img className={styles.image} src={background} alt="" />}
        {barra && (
          <Row justify="end" gap={1} className={styles.barra}>
            {barra}
          </Row>
        )}
      </Box>
      <Row padX="edge" gap={4} align="end" relative className={styles.picture}>
        <Box as="span" pad={1} fixed fill="surface" className={styles.ring}>
          <Avatar {...contacto} size={96} />
        </Box>
        {children && <div className={styles.buttons}>{children}</div>}
      </Row>
    </div>
  );
}
