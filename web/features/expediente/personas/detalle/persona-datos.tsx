import type { ReactNode } from 'react';
import type { PersonaDto } from '../../../../api/generated/personas';
import { formatFechaLarga } from '../../../../lib/fechas';
import { estadosCiviles, generos, nupciasOptions } from '../estado-civil';
import { documentoIdentidad, identificacionFiscal } from '../publico/documentos';
import styles from './persona-drawer.module.css';

/** The data of a persona, without those that are empty. */
export function PersonaDatos({ persona }: { persona: PersonaDto }) {
  const known = datosDe(persona).filter(([, value]) => value);
  if (known.length === 0) return <p>Solo se registró el nombre.</p>;
  return (
    <dl className={styles.datos}>
      {known.map(([label, value]) => (
        <div key={label} className={styles.dato}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function datosDe(persona: PersonaDto): [string, ReactNode][] {
  const { tipo, nacimiento, genero, estadoCivil, nupcias, email, telefono } = persona;
  const conyugal = estadoCivil ? estadosCiviles[estadoCivil] : null;
  return [
    ['Documento', documentoIdentidad(persona)],
    ['Identificación fiscal', identificacionFiscal(persona)],
    [tipo === 'humana' ? 'Nacimiento' : 'Constitución', nacimiento && formatFechaLarga(nacimiento)],
    ['Nacionalidad', persona.nacionalidad],
    ['Género en los textos', genero && generos[genero]],
    ['Estado civil', conyugal?.nombre],
    ['Nupcias', nupcias && nupciasOptions[nupcias - 1]?.label],
    [conyugal?.conyuge ?? 'Cónyuge', persona.conyuge],
    ['Régimen', persona.regimen],
    ['Domicilio', persona.domicilio],
    ['Profesión', persona.profesion],
    ['Correo electrónico', email && <a href={`mailto:${email}`}>{email}</a>],
    ['Teléfono', telefono && <a href={`tel:${telefono.replace(/[^\d+]/g, '')}`}>{telefono}</a>],
  ];
}
