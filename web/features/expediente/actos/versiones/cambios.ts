import type { VersionDeActoDto } from '../../../../api/generated/tipos-acto';

type Version = Pick<
  VersionDeActoDto,
  | 'nombre'
  | 'esRegistrable'
  | 'reservadoPorDefecto'
  | 'alcanceAml'
  | 'rolesRequeridos'
  | 'requisitos'
  | 'plazos'
  | 'secciones'
>;

const siNo = (value: boolean) => (value ? 'sí' : 'no');

/** The names of the roles and rules that a version refers to by their keys. */
export interface Nombres {
  rol: (rol: string) => string;
  regla: (clave: string) => string;
}

/** The changes of a version since an earlier one, a sentence each. */
export function cambiosEntre(antes: Version, despues: Version, { rol, regla }: Nombres): string[] {
  const switches = [
    ['Se inscribe', 'esRegistrable'],
    ['Carpetas reservadas', 'reservadoPorDefecto'],
    ['Prevención de lavado', 'alcanceAml'],
  ] as const;
  return [
    ...(antes.nombre === despues.nombre ? [] : [`Nombre: «${antes.nombre}» → «${despues.nombre}»`]),
    ...switches
      .filter(([, field]) => antes[field] !== despues[field])
      .map(([label, field]) => `${label}: ${siNo(antes[field])} → ${siNo(despues[field])}`),
    ...deLista('rol', antes.rolesRequeridos.map(rol), despues.rolesRequeridos.map(rol)),
    ...deRequisitos(antes.requisitos, despues.requisitos),
    ...dePlazos(antes.plazos, despues.plazos, regla),
    ...deLista('sección', antes.secciones, despues.secciones),
  ];
}

function deLista(que: string, antes: string[], despues: string[]): string[] {
  const agrega = despues.filter((one) => !antes.includes(one)).map((one) => `Agrega ${que}: ${one}`);
  const quita = antes.filter((one) => !despues.includes(one)).map((one) => `Quita ${que}: ${one}`);
  const isMoved = agrega.length + quita.length === 0 && antes.some((one, index) => one !== despues[index]);
  return [...agrega, ...quita, ...(isMoved ? [`Cambia el orden: ${despues.join(', ')}`] : [])];
}

function dePlazos(antes: Version['plazos'], despues: Version['plazos'], nombre: Nombres['regla']): string[] {
  const stays = (plazos: Version['plazos'], { regla }: Version['plazos'][number]) =>
    plazos.find((other) => other.regla === regla);
  return [
    ...despues.flatMap((plazo) => {
      const earlier = stays(antes, plazo);
      if (!earlier) return [`Agrega plazo: ${nombre(plazo.regla)}`];
      const isSame = earlier.desde === plazo.desde && earlier.hasta.join() === plazo.hasta.join();
      return isSame ? [] : [`${nombre(plazo.regla)}: cambia cuándo comienza o se cumple`];
    }),
    ...antes.filter((plazo) => !stays(despues, plazo)).map(({ regla }) => `Quita plazo: ${nombre(regla)}`),
  ];
}

function deRequisitos(antes: Version['requisitos'], despues: Version['requisitos']): string[] {
  const before = new Map(antes.map((one) => [one.clave, one]));
  const after = new Set(despues.map(({ clave }) => clave));
  const kept = antes.filter(({ clave }) => after.has(clave));
  const stay = despues.filter(({ clave }) => before.has(clave));
  const isMoved = kept.some(({ clave }, index) => clave !== stay[index]?.clave);
  return [
    ...despues.flatMap((one) => {
      const earlier = before.get(one.clave);
      return earlier ? deRequisito(earlier, one) : [`Agrega requisito: ${one.nombre}`];
    }),
    ...antes.filter(({ clave }) => !after.has(clave)).map(({ nombre }) => `Quita requisito: ${nombre}`),
    ...(isMoved ? ['Cambia el orden de los requisitos'] : []),
  ];
}

function deRequisito(antes: Version['requisitos'][number], despues: Version['requisitos'][number]): string[] {
  const { nombre } = despues;
  return [
    ...(antes.nombre === nombre ? [] : [`Requisito «${antes.nombre}» → «${nombre}»`]),
    ...(antes.obligatorio === despues.obligatorio
      ? []
      : [`${nombre}: ${despues.obligatorio ? 'pasa a ser obligatorio' : 'deja de ser obligatorio'}`]),
    ...(antes.descripcion === despues.descripcion ? [] : [`${nombre}: cambia la descripción`]),
    ...(antes.fuente === despues.fuente
      ? []
      : [`${nombre}: fuente «${antes.fuente ?? 'ninguna'}» → «${despues.fuente ?? 'ninguna'}»`]),
    ...(antes.certificado === despues.certificado ? [] : [`${nombre}: cambia el certificado que lo cumple`]),
  ];
}
