import type { TareaHalladaDto, TrozoDto } from '../../../api/generated/busqueda';
import type { GrupoDeComandos } from '../../../comandos/comandos';
import { formatWhen } from '../../../lib/format-when';
import type { Grupo } from './search-api';

/** A result, as the panel shows it. */
export interface Opcion {
  key: string;
  title: string;
  detail: string | null;
  /** The passage of its text with the searched words, if the text was the reason. */
  pasaje?: TrozoDto[] | null | undefined;
  /** The address that it opens. A comando may have none, and does something instead. */
  link?: string;
  hacer?: () => void;
  /** The keys that do the same. */
  teclas?: readonly string[];
  /** The name of an icon for AppIcon. Null for people, who have a picture or initials. */
  icon: string | null;
  avatar?: string | null;
  personaId?: string;
}

export interface GrupoDeOpciones {
  id: string;
  label: string;
  opciones: Opcion[];
}

/** The facts about the rest of the application that the search needs. */
export interface Contexto {
  /** Whether this version has a page at an address. */
  isPage: (link: string) => boolean;
  /** The name of a carpeta's estado. */
  estadoName: (estado: string) => string;
}

/** The groups to show. Pages that this version does not have are left out, and then empty groups. */
export function opcionesOf(grupos: Grupo[], contexto: Contexto): GrupoDeOpciones[] {
  const contacted = contactedOf(grupos);
  return joined(grupos)
    .map((grupo) => ({ id: grupo.id, label: grupo.label, opciones: ofGrupo(grupo, contexto, contacted) }))
    .filter(({ opciones }) => opciones.length > 0);
}

/** The comandos as options of the search. */
export function opcionesDeComandos(grupos: readonly GrupoDeComandos[]): GrupoDeOpciones[] {
  return grupos.map(({ label, comandos }) => ({
    id: label,
    label,
    opciones: comandos.map(({ key, texto, icon, to, hacer, teclas }) => ({
      key: `${label}-${key}`,
      title: texto,
      detail: null,
      link: to,
      hacer,
      teclas,
      icon,
    })),
  }));
}

/** Leaves out contacts whose persona was found too, so that each shows once, as the persona. */
function joined(grupos: Grupo[]): Grupo[] {
  const personas = new Set(
    grupos.flatMap((grupo) => (grupo.id === 'personas' ? grupo.results.map(({ id }) => id) : [])),
  );
  return grupos.map((grupo) =>
    grupo.id === 'contacts'
      ? { ...grupo, results: grupo.results.filter(({ personaId }) => !personaId || !personas.has(personaId)) }
      : grupo,
  );
}

/** The ids of the personas whose contact was found too. */
const contactedOf = (grupos: Grupo[]) =>
  new Set(grupos.flatMap((grupo) => (grupo.id === 'contacts' ? grupo.results.map(({ personaId }) => personaId) : [])));

function ofGrupo(grupo: Grupo, { isPage, estadoName }: Contexto, contacted: ReadonlySet<string | null>): Opcion[] {
  const common = ({ id, link = '', value }: { id: string; link?: string; value: string }) => ({
    key: `${grupo.id}-${id}`,
    title: value,
    link,
    detail: null,
  });
  switch (grupo.id) {
    case 'contacts':
      return grupo.results.map((contacto) => ({
        ...common(contacto),
        detail: [contacto.title, contacto.company].filter(Boolean).join(' · ') || (contacto.emails[0]?.email ?? null),
        icon: null,
        avatar: contacto.avatar,
        personaId: contacto.id,
      }));
    case 'miembros':
      return grupo.results.map((miembro) => ({
        ...common(miembro),
        detail: miembro.email,
        icon: null,
        avatar: miembro.avatar,
        personaId: miembro.id,
      }));
    case 'pages':
      return grupo.results
        .filter(({ link, externalLink }) => link && (externalLink || isPage(link)))
        .map((pagina) => ({ ...common(pagina), detail: pagina.link ?? null, icon: pagina.icon ?? 'document' }));
    case 'tasks':
      return grupo.results.map((tarea) => ({
        ...common(tarea),
        title: tarea.value || 'Sin título',
        detail: [tareaState(tarea), tarea.carpeta && (tarea.carpeta.codigo ?? tarea.carpeta.caratula)]
          .filter(Boolean)
          .join(' · '),
        icon: tarea.type === 'section' ? 'queue-list' : 'check-circle',
      }));
    case 'carpetas':
      return grupo.results.map((carpeta) => ({
        ...common(carpeta),
        detail: [carpeta.codigo ?? 'Sin número', estadoName(carpeta.estado)].join(' · '),
        icon: 'folder-open',
      }));
    case 'instrumentos':
      return grupo.results.map((instrumento) => ({
        ...common(instrumento),
        detail: carpetaText(instrumento),
        icon: 'book-open',
      }));
    case 'inscripciones':
      return grupo.results.map((inscripcion) => ({
        ...common(inscripcion),
        detail: [inscripcion.registro, carpetaText(inscripcion)].join(' · '),
        icon: 'building-library',
      }));
    case 'personas':
      return grupo.results.map((persona) => ({
        ...common(persona),
        detail:
          [persona.documento, contacted.has(persona.id) && 'también contacto'].filter(Boolean).join(' · ') || null,
        icon: 'identification',
      }));
    case 'inmuebles':
      return grupo.results.map((inmueble) => ({
        ...common(inmueble),
        detail: [inmueble.detalle, inmueble.carpeta.codigo ?? inmueble.carpeta.caratula].filter(Boolean).join(' · '),
        icon: 'building-office-2',
      }));
    case 'documentos':
      return grupo.results.map((documento) => ({
        ...common(documento),
        detail: [documento.carpeta.codigo, documento.carpeta.caratula].filter(Boolean).join(' · '),
        pasaje: documento.pasaje,
        icon: 'document-text',
      }));
    case 'archivos':
      return grupo.results.map((archivo) => ({
        ...common(archivo),
        detail: archivo.lugar ?? 'Archivos de la oficina',
        pasaje: archivo.pasaje,
        icon: 'document',
      }));
    case 'correos':
      return grupo.results.map((correo) => ({
        ...common(correo),
        title: correo.value || 'Sin asunto',
        detail: correo.de,
        icon: 'envelope',
      }));
    case 'mensajes':
      return grupo.results.map((mensaje) => ({
        ...common(mensaje),
        detail: [mensaje.autor, formatWhen(mensaje.creadoEn)].filter(Boolean).join(' · '),
        icon: 'chat-bubble-left-right',
      }));
    case 'cursos':
      return grupo.results.map((curso) => ({ ...common(curso), detail: curso.category, icon: 'academic-cap' }));
    case 'productos':
      return grupo.results.map((producto) => ({
        ...common(producto),
        detail: [producto.sku, `hay ${producto.stock}`].filter(Boolean).join(' · '),
        icon: 'shopping-cart',
      }));
    case 'help':
      return grupo.results.map((guia) => ({ ...common(guia), detail: guia.category, icon: 'lifebuoy' }));
    default:
      // Only a newer server knows this kind.
      return [];
  }
}

const carpetaText = ({ codigo, caratula }: { codigo: string | null; caratula: string }) =>
  [codigo, caratula].filter(Boolean).join(' · ');

function tareaState({ type, completed }: TareaHalladaDto): string {
  if (type === 'section') return 'Sección';
  return completed ? 'Completada' : 'Pendiente';
}
