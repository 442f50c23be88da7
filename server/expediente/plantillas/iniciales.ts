/** A template that comes with the product. */
export interface PlantillaInicial {
  clave: string;
  nombre: string;
  descripcion: string;
  /** The claves of the actos for which it is offered. */
  actos: readonly string[];
  /** A line for each paragraph. «# » begins a title. */
  texto: string;
}

/** Describes a person, inside a loop over partes. */
const QUIEN =
  '{#esHumana}{nombreCompleto|mayusculas}, {nacionalidad|gentilicio}, {genero|segun:nacido:nacida} el {nacimiento|letras}, ' +
  '{estadoCivil}{#conyuge} con {conyuge}{/conyuge}, {documento}, con domicilio en {domicilio}{/esHumana}' +
  '{#esJuridica}{nombreCompleto|mayusculas}, {idFiscal}, con domicilio en {domicilio}{/esJuridica}' +
  '{#caracter}, {caracter}{/caracter}{separador}';

const INICIO = 'En {oficina.nombre}, {carpeta.fechaFirma|aLosDias}, ante mí, {escribano.nombre},';

const comparecencia = (quienes: string) => `${INICIO} {${quienes}|plural:comparece:comparecen}:`;

const CERTIFICADOS =
  '{#certificados}Del documento «{nombre}», expedido el {expedido|conMes}, resulta: {resultado}. {/certificados}';

const cierre = (quienes: string) =>
  `Leo a {${quienes}|plural:quien comparece:quienes comparecen}, que así lo {${quienes}|plural:otorga y firma:otorgan y firman} ante mí, doy fe.`;

/** The six templates of the product. The notary reads and adapts each before its use. */
export const INICIALES: readonly PlantillaInicial[] = [
  {
    clave: 'compraventa',
    nombre: 'Compraventa de inmueble',
    descripcion: 'Escritura de compraventa, con los inmuebles y los certificados de la carpeta.',
    actos: ['compraventa'],
    texto: `# COMPRAVENTA
${comparecencia('partes')}
Como parte vendedora, {#vendedores}${QUIEN}{/vendedores}.
Como parte compradora, {#compradores}${QUIEN}{/compradores}.
{#apoderados}{nombreCompleto|mayusculas}, {documento}, interviene en representación de {representados|nombres}.{/apoderados}
{#conyugesAsentientes}{nombreCompleto|mayusculas}, {documento}, presta su asentimiento a la venta.{/conyugesAsentientes}
PRIMERO: {vendedores|plural:El vendedor vende:Los vendedores venden:La vendedora vende:Las vendedoras venden} {compradores|plural:al comprador, que compra:a los compradores, que compran:a la compradora, que compra:a las compradoras, que compran}, {inmuebles|plural:el siguiente inmueble:los siguientes inmuebles}:
{#inmuebles}
El inmueble ubicado en {domicilio}, matrícula {matricula}{#registro} del {registro}{/registro}{#nomenclatura}, nomenclatura {nomenclatura}{/nomenclatura}{#superficie}, con una superficie de {superficie|letras} ({superficie}){/superficie}{#linderos}, y los siguientes linderos: {linderos}{/linderos}.
{/inmuebles}
SEGUNDO: El precio de la venta es de {carpeta.monto|letras} ({carpeta.monto}), que {vendedores|plural:el vendedor declara:los vendedores declaran:la vendedora declara:las vendedoras declaran} haber recibido.
TERCERO: ${CERTIFICADOS}
${cierre('partes')}`,
  },
  {
    clave: 'poder',
    nombre: 'Poder general de administración',
    descripcion: 'Poder con sus apoderados y facultades habituales.',
    actos: ['poder'],
    texto: `# PODER GENERAL
${comparecencia('poderdantes')}
{#poderdantes}${QUIEN}{/poderdantes}.
{poderdantes|plural:El compareciente dice:Los comparecientes dicen:La compareciente dice:Las comparecientes dicen} que {poderdantes|plural:confiere:confieren} poder general de administración a favor de {#apoderados}{nombreCompleto|mayusculas}, {documento}{separador}{/apoderados}{#apoderados|varios}, para que cualquiera de ellos, por sí solo,{/}{^apoderados|varios}, para que{/} en su nombre administre sus bienes, cobre y pague, y {poderdantes|plural:lo:los:la:las} represente ante toda autoridad.
${cierre('poderdantes')}`,
  },
  {
    clave: 'certificacion',
    nombre: 'Certificación de firmas',
    descripcion: 'Certificación de las firmas puestas en presencia de quien certifica.',
    actos: ['certificacion'],
    texto: `# CERTIFICACIÓN DE FIRMAS
{escribano.nombre}, de {oficina.nombre}, CERTIFICO que {firmantes|plural:la firma que antecede fue puesta:las firmas que anteceden fueron puestas} en mi presencia por:
{#firmantes}
{nombreCompleto|mayusculas}, {documento}{#caracter}, {caracter}{/caracter}.
{/firmantes}
{firmantes|plural:Justifica su identidad:Justifican su identidad} con el documento que se indica. Se expide el {carpeta.fechaFirma|letras}.`,
  },
  {
    clave: 'hipoteca',
    nombre: 'Hipoteca',
    descripcion: 'Constitución de hipoteca en garantía de un préstamo.',
    actos: ['hipoteca'],
    texto: `# HIPOTECA
${comparecencia('partes')}
Como parte acreedora, {#acreedores}${QUIEN}{/acreedores}.
Como parte deudora, {#deudores}${QUIEN}{/deudores}.
PRIMERO: {acreedores|plural:La parte acreedora presta:Las partes acreedoras prestan} a la parte deudora la suma de {carpeta.monto|letras} ({carpeta.monto}).
SEGUNDO: En garantía de su devolución, la parte deudora grava con derecho real de hipoteca en primer grado:
{#inmuebles}
El inmueble ubicado en {domicilio}, matrícula {matricula}{#registro} del {registro}{/registro}.
{/inmuebles}
TERCERO: ${CERTIFICADOS}
${cierre('partes')}`,
  },
  {
    clave: 'donacion',
    nombre: 'Donación de inmueble',
    descripcion: 'Donación con su aceptación.',
    actos: ['donacion'],
    texto: `# DONACIÓN
${comparecencia('partes')}
Como parte donante, {#donantes}${QUIEN}{/donantes}.
Como parte donataria, {#donatarios}${QUIEN}{/donatarios}.
PRIMERO: {donantes|plural:El donante dona:Los donantes donan:La donante dona:Las donantes donan} {donatarios|plural:al donatario, que acepta:a los donatarios, que aceptan:a la donataria, que acepta:a las donatarias, que aceptan}, en forma gratuita e irrevocable:
{#inmuebles}
El inmueble ubicado en {domicilio}, matrícula {matricula}{#registro} del {registro}{/registro}.
{/inmuebles}
{#carpeta.monto}A los efectos fiscales se estima el valor en {carpeta.monto|letras} ({carpeta.monto}).{/carpeta.monto}
SEGUNDO: ${CERTIFICADOS}
${cierre('partes')}`,
  },
  {
    clave: 'acta',
    nombre: 'Acta de constatación',
    descripcion: 'Acta a requerimiento de parte, con lugar para lo que se constata.',
    actos: ['acta'],
    texto: `# ACTA DE CONSTATACIÓN
${INICIO} {requirentes|plural:comparece el requirente:comparecen los requirentes:comparece la requirente:comparecen las requirentes}: {#requirentes}${QUIEN}{/requirentes}.
{requirentes|plural:Me requiere:Me requieren} que constate los hechos que siguen, requerimiento que acepto.
En el lugar, CONSTATO:
……………………………………………………………………
{#testigos}Es testigo {nombreCompleto}, {documento}.{/testigos}
Con lo que doy por terminada el acta, que leo a {requirentes|plural:quien requiere:quienes requieren} y firmo, doy fe.`,
  },
];
