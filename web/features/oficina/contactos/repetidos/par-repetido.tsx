import { useId, useState } from 'react';
import type { ContactosRepetidosDto } from '../../../../api/generated/contactos';
import { Avatar } from '../../../../components/avatar';
import { Button } from '../../../../components/button';
import { Radio } from '../../../../components/checkbox';
import { Box, Row, Stack, Text } from '../../../../components/layout/layout';
import { enumerar } from '../../../../lib/enumerar';
import { formatFecha } from '../../../../lib/fechas';
import type { Contacto } from '../contactos-api';
import { diaDe } from '../nacimiento';
import { type Campo, enDuda, type Lado, type Par } from './combinados';
import styles from './par-repetido.module.css';

const campoNames: Record<Campo, string> = {
  name: 'Nombre',
  title: 'Cargo',
  company: 'Empresa',
  birthday: 'Nacimiento',
  address: 'Dirección',
};

const datoNames = {
  correo: 'el correo',
  telefono: 'el teléfono',
  nombre: 'el nombre',
  nacimiento: 'la fecha de nacimiento',
} as const;

interface ParRepetidoProps {
  par: ContactosRepetidosDto;
  isSending: boolean;
  /** @param elegido of whom the values in doubt are */
  onCombinar: (elegido: Partial<Record<Campo, Lado>>) => void;
  onSeparar: () => void;
}

/** Two contacts that may be one, side by side: what they share, what differs, and the values to choose. */
export function ParRepetido({ par, isSending, onCombinar, onSeparar }: ParRepetidoProps) {
  const { uno, otro, coincidencias, diferencias } = par;
  const id = useId();
  const [elegido, setElegido] = useState<Partial<Record<Campo, Lado>>>({});
  const comunes = enumerar(coincidencias.map((dato) => datoNames[dato]));
  const distintos = enumerar(diferencias.map(({ dato }) => datoNames[dato]));
  return (
    <Stack as="li" gap={3} pad={4} bordered round="md" aria-labelledby={id}>
      <div className={styles.both}>
        <Datos contacto={uno} id={id} />
        <Datos contacto={otro} />
      </div>
      <Text as="p" size="sm" tone="soft">
        {distintos ? `Coinciden en ${comunes}; difieren en ${distintos}.` : `Coinciden en ${comunes}.`}
      </Text>
      {enDuda(par).map((campo) => (
        <Eleccion
          key={campo}
          campo={campo}
          par={par}
          value={elegido[campo] ?? 'uno'}
          onChange={(lado) => setElegido({ ...elegido, [campo]: lado })}
        />
      ))}
      <Row wrap justify="end" gap={2}>
        <Button variant="outlined" disabled={isSending} onClick={onSeparar}>
          Son distintos
        </Button>
        <Button variant="contained" loading={isSending} onClick={() => onCombinar(elegido)}>
          Combinar
        </Button>
      </Row>
    </Stack>
  );
}

function Datos({ contacto, id }: { contacto: Contacto; id?: string }) {
  const { name, title, company, emails, phoneNumbers, birthday, address } = contacto;
  const lines = [
    [title, company].filter(Boolean).join(' · '),
    ...emails.map(({ email }) => email),
    ...phoneNumbers.map(({ phoneNumber }) => phoneNumber),
    birthday && formatFecha(diaDe(birthday)),
    address,
  ];
  return (
    <Row gap={3} align="start" shrinks>
      <Avatar {...contacto} size={40} />
      <Box grow shrinks>
        <Text as="h3" id={id} weight="medium" breaks>
          {name}
        </Text>
        {[...new Set(lines)].filter(Boolean).map((line) => (
          <Text key={line} block size="sm" tone="soft" breaks>
            {line}
          </Text>
        ))}
      </Box>
    </Row>
  );
}

interface EleccionProps {
  campo: Campo;
  par: Par;
  value: Lado;
  onChange: (lado: Lado) => void;
}

/** The choice between two values of one datum. */
function Eleccion({ campo, par, value, onChange }: EleccionProps) {
  const name = useId();
  return (
    <fieldset className={styles.eleccion}>
      <Text as="legend" size="sm" weight="medium">
        {campoNames[campo]}
      </Text>
      {(['uno', 'otro'] as const).map((lado) => (
        <Row key={lado} as="label" gap={2} align="center" className={styles.valor}>
          <Radio name={name} checked={value === lado} onChange={() => onChange(lado)} />
          <Text breaks>{campo === 'birthday' ? formatFecha(diaDe(par[lado].birthday)) : par[lado][campo]}</Text>
        </Row>
      ))}
    </fieldset>
  );
}
