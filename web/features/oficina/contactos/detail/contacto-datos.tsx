import { Cake, type LucideIcon, Mail, MapPin, NotebookText, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CopyIconButton } from '../../../../components/copy-button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { RichText } from '../../../../components/rich-text/rich-text';
import { Bandera } from '../bandera';
import type { Contacto, Pais, Telefono } from '../contactos-api';
import { nacimientoTexto } from '../nacimiento';
import styles from './contacto-detail.module.css';

/** The contact's e-mails, phones and other data. Empty fields are left out. */
export function ContactoDatos({ contacto, paises }: { contacto: Contacto; paises: readonly Pais[] }) {
  const { emails, phoneNumbers, address, birthday, notes } = contacto;
  if (emails.length + phoneNumbers.length === 0 && !address && !birthday && !notes) {
    return (
      <Text as="p" tone="soft">
        Todavía no hay otros datos de este contacto.
      </Text>
    );
  }
  return (
    <Stack as="dl" line="top" gap={1} padTop={4} margin={0}>
      <Dato Icon={Mail} nombre="Correos electrónicos" isShown={emails.length > 0}>
        {emails.map(({ email, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and the same address may come twice
          <Row key={index} gap={2} align="center" minHeight={40}>
            <span className={styles.valor}>
              <a href={`mailto:${email}`}>{email}</a>
              {label && (
                <Text size="sm" tone="soft">
                  {label}
                </Text>
              )}
            </span>
            <CopyIconButton text={email} label={`Copiar ${email}`} />
          </Row>
        ))}
      </Dato>
      <Dato Icon={Phone} nombre="Teléfonos" isShown={phoneNumbers.length > 0}>
        {phoneNumbers.map((telefono, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <TelefonoLinea key={index} telefono={telefono} paises={paises} />
        ))}
      </Dato>
      <Dato Icon={MapPin} nombre="Dirección" isShown={Boolean(address)}>
        <Row gap={2} align="center" minHeight={40}>
          <span className={`${styles.valor} ${styles.direccion}`}>{address}</span>
          <CopyIconButton text={address ?? ''} label="Copiar la dirección" />
        </Row>
      </Dato>
      <Dato Icon={Cake} nombre="Nacimiento" isShown={birthday !== null}>
        <span className={styles.valor}>{birthday && nacimientoTexto(birthday)}</span>
      </Dato>
      <Dato Icon={NotebookText} nombre="Notas" isShown={Boolean(notes)}>
        <div className={styles.valor}>
          <RichText html={notes ?? ''} />
        </div>
      </Dato>
    </Stack>
  );
}

interface DatoProps {
  Icon: LucideIcon;
  /** The name of the field for screen readers; other people see the icon. */
  nombre: string;
  isShown: boolean;
  children: ReactNode;
}

function Dato({ Icon, nombre, isShown, children }: DatoProps) {
  if (!isShown) return null;
  return (
    <Stack gap={3} className={styles.dato}>
      <dt>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">{nombre}</span>
      </dt>
      <Stack as="dd" margin={0} shrinks>
        {children}
      </Stack>
    </Stack>
  );
}

/** A phone with its country's flag and code. A click calls it. */
function TelefonoLinea({ telefono, paises }: { telefono: Telefono; paises: readonly Pais[] }) {
  const { country, phoneNumber, label } = telefono;
  const pais = paises.find(({ iso }) => iso === country);
  const whole = [pais?.code, phoneNumber].filter(Boolean).join(' ');
  return (
    <Row gap={2} align="center" minHeight={40}>
      {pais && (
        <Row as="span" gap={2} align="center" alignSelf="center" tone="soft" inline title={pais.name}>
          <Bandera pais={pais} />
          <span className="visually-hidden">{pais.name}</span>
        </Row>
      )}
      <span className={styles.valor}>
        <a href={`tel:${whole.replace(/[^\d+]/g, '')}`}>{whole}</a>
        {label && (
          <Text size="sm" tone="soft">
            {label}
          </Text>
        )}
      </span>
      <CopyIconButton text={whole} label={`Copiar ${whole}`} />
    </Row>
  );
}
