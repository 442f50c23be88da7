import { Merge, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { PersonaDto, RepresentacionDto } from '../../../../api/generated/personas';
import { useReciente } from '../../../../comandos/recientes';
import { LinkButton } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { latePart } from '../../../../components/late-part';
import { Box, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Sheet } from '../../../../components/ui/sheet';
import { useDocumentTitle } from '../../../../lib/document-title';
import { formatFechaLarga } from '../../../../lib/fechas';
import { componentOf } from '../../../../lib/page';
import { usePermiso } from '../../../../session/use-permiso';
import { PersonaArchivos } from '../archivos/persona-archivos';
import lista from '../carpetas-list.module.css';
import { estadosCiviles, generos, nupciasOptions } from '../estado-civil';
import { PersonaAusente } from '../persona-ausente';
import { dePersona } from '../public/de-persona';
import { documentoIdentidad, identificacionFiscal } from '../public/documentos';
import { PersonaIcon } from '../public/persona-icon';
import { usePersonasFindRepresentacionQuery, usePersonasGetQuery } from '../public/personas-api';
import { useCloseToList } from '../use-close-to-list';
import { PersonaCarpetas } from './persona-carpetas';
import styles from './persona-drawer.module.css';
import { PersonaMenu } from './persona-menu';
import { PersonaAvisos } from './persona-notices';

const sections = dePersona.map(({ permiso, section }) => ({
  permiso,
  ...latePart(componentOf(section)),
}));

/** Loads the parts of other features, so that they appear together with the sheet. */
export const preloadSections = () => Promise.all(sections.map(({ preload }) => preload()));

/** The data of a persona, in a sheet over the list. */
export function PersonaDrawer() {
  const { personaId = '' } = useParams();
  const { currentData: persona, error, refetch } = usePersonasGetQuery({ id: personaId });
  const close = useCloseToList();
  const nombre = persona?.nombreCompleto ?? 'Persona';
  useDocumentTitle(nombre);
  useReciente('identification', `/personas/${personaId}`, persona?.nombreCompleto);

  return (
    <Sheet side="right" className={styles.paper} aria-label={nombre} onClose={close}>
      <Row as="header" align="start" gap={3} padTop={5} padRight={4} padBottom={4} padLeft="edge">
        {persona && <PersonaIcon tipo={persona.tipo} />}
        <Box grow shrinks>
          <Text as="h2" size="lg" weight="strong" leading="tight" breaks>
            {nombre}
          </Text>
          {persona && (
            <Text as="p" marginTop="2px" size="sm" tone="soft">
              {persona.tipo === 'juridica' ? 'Persona jurídica' : 'Persona humana'}
            </Text>
          )}
        </Box>
        {persona && <PersonaMenu persona={persona} />}
        <HintButton label="Cerrar" hintAlign="end" onClick={close}>
          <X size={18} strokeWidth={1.75} />
        </HintButton>
      </Row>
      <Stack packed gap={5} padTop={1} padX="edge" padBottom={6} className={styles.body}>
        {error && !persona && <PersonaAusente error={error} onRetry={refetch} onClose={close} />}
        {!error && !persona && <LoadingSkeleton rows={6} />}
        {persona && <LimiteDeRol permiso="carpetas.editar" que="cambiar los datos de la persona" quienes="oficina" />}
        {persona && <PersonaAvisos persona={persona} />}
        {persona && <PersonaDatos persona={persona} />}
        {persona && <PersonaArchivos persona={persona} />}
        {persona &&
          !persona.unidaA &&
          sections.map((section) => <OtherSection key={section.permiso} {...section} persona={persona} />)}
        {persona && <PersonaCarpetas personaId={persona.id} />}
        {persona && <PersonaRepresentacion personaId={persona.id} />}
      </Stack>
      {persona && <PersonaActions persona={persona} />}
    </Sheet>
  );
}

/** A part of the sheet that another feature adds. */
function OtherSection({ permiso, Part, persona }: (typeof sections)[number] & { persona: PersonaDto }) {
  return usePermiso(permiso) && <Part persona={persona} />;
}

/** The buttons for actions on a persona, besides the menu. */
function PersonaActions({ persona }: { persona: PersonaDto }) {
  const { search } = useLocation();
  const canMerge = usePermiso('personas.unir');
  if (!usePermiso('carpetas.editar') || persona.unidaA) return null;
  return (
    <Row line="top" justify="end" gap={2} padX="edge" padY={3}>
      {canMerge && (
        <LinkButton
          variant="outlined"
          to={`/personas/${persona.id}/unir${search}`}
          replace
          preventScrollReset
          startIcon={<Merge size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          Unir
        </LinkButton>
      )}
      <LinkButton
        variant="contained"
        to={`/personas/${persona.id}/editar${search}`}
        replace
        preventScrollReset
        startIcon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Editar
      </LinkButton>
    </Row>
  );
}

/** The fields of a persona, without empty fields. */
function PersonaDatos({ persona }: { persona: PersonaDto }) {
  const known = datosDe(persona).filter(([, value]) => value);
  if (known.length === 0) return <p>Solo se registró el nombre.</p>;
  return (
    <Stack as="dl" margin={0}>
      {known.map(([label, value]) => (
        <Stack key={label} line="bottom" gap={4} padY={2} className={styles.dato}>
          <Text as="dt" tone="soft">
            {label}
          </Text>
          <Text as="dd" margin={0} breaks numeric>
            {value}
          </Text>
        </Stack>
      ))}
    </Stack>
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

/**
 * The personas whom a persona represents in carpetas, and the personas who represent it. Draws nothing when there are
 * none.
 */
function PersonaRepresentacion({ personaId }: { personaId: string }) {
  const { currentData, error, refetch } = usePersonasFindRepresentacionQuery({ id: personaId });
  if (error && !currentData) return <ErrorState error={error} onRetry={refetch} />;
  return (
    <>
      <Grupo title="Representa a" rows={currentData?.representaA ?? []} />
      <Grupo title="Representado/a por" rows={currentData?.representadaPor ?? []} />
    </>
  );
}

function Grupo({ title, rows }: { title: string; rows: readonly RepresentacionDto[] }) {
  const { search } = useLocation();
  if (rows.length === 0) return null;
  return (
    <Stack as="section" bounded gap={2} aria-label={title}>
      <Text as="h3" size="md" weight="strong" className={styles.subtitle}>
        {title}
      </Text>
      <PlainList flow="stack" round="md" bordered>
        {rows.map(({ id, persona, rolNombre, caracter, carpetaId, codigo, caratula }) => (
          <Row
            key={`${id} ${persona.id} ${rolNombre}`}
            as="li"
            align="center"
            justify="between"
            gap={3}
            pad={[2, 3]}
            className={lista.row}
          >
            <Stack as="span" shrinks breaks className={lista.text}>
              <Link className={lista.link} to={`/personas/${persona.id}${search}`} preventScrollReset>
                {persona.nombreCompleto}
              </Link>
              <span>{[rolNombre, caracter].filter(Boolean).join(' · ')}</span>
              <span>
                En{' '}
                <Link to={`/carpetas/${carpetaId}/partes`}>
                  {codigo ?? 'Sin número'}: {caratula}
                </Link>
              </span>
            </Stack>
          </Row>
        ))}
      </PlainList>
    </Stack>
  );
}
