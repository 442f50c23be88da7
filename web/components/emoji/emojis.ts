interface Emoji {
  emoji: string;
  /** The emoji's name, and other words by which the search finds it. */
  words: string;
}

interface EmojiGroup {
  nombre: string;
  emojis: Emoji[];
}

/** One emoji on each line, with its name and the words by which the search finds it. */
const caras = `
😀 cara sonriente, feliz, alegre
😃 sonrisa grande, feliz
😄 sonrisa con ojos alegres, contento
😁 sonrisa de oreja a oreja
😅 sonrisa nerviosa, sudor, alivio
😂 risa con lágrimas, jaja, gracioso
🤣 muerto de risa, carcajada
🙂 sonrisa leve
🙃 cara al revés, ironía
😉 guiño, complicidad
😊 sonrisa tímida, agradecido
😇 ángel, inocente
🥰 cariño, enamorado, corazones
😍 ojos de corazón, encanta
😘 beso
😋 rico, delicioso
😜 broma, lengua
🤗 abrazo
🤭 risita, mano en la boca
🤫 silencio, secreto, reservado
🤔 pensando, duda
🤨 ceja levantada, sospecha
😐 cara neutra
😏 pícaro
🙄 ojos en blanco, fastidio
😬 mueca, incómodo
😌 alivio, tranquilo
😴 dormido, sueño
🤒 enfermo, fiebre
🤕 herido, venda
🥵 calor
🥶 frío
😎 anteojos de sol, genial
🤓 estudioso, anteojos
🥳 fiesta, festejo, cumpleaños
😕 confundido
😟 preocupado
🙁 triste, pena
😮 sorpresa, asombro
😳 ruborizado, vergüenza
🥺 ruego, por favor
😥 triste, aliviado
😢 llanto, lágrima
😭 llanto fuerte, llorar
😱 grito, susto, miedo
😤 resoplido, enojo
😡 enojado, furia
🤯 cabeza que explota, increíble
😵 mareado
🫡 saludo militar, a la orden
`;
const gestos = `
👍 pulgar arriba, bien, de acuerdo, sí
👎 pulgar abajo, mal, no
👌 perfecto, ok
🤝 apretón de manos, acuerdo, trato
👏 aplauso, felicitaciones, bravo
🙌 manos arriba, hurra
🙏 gracias, por favor, ruego
💪 fuerza, músculo, ánimo
👋 hola, adiós, saludo
✋ alto, mano
🤞 dedos cruzados, suerte
✌️ victoria, paz
🤙 llámeme
👉 dedo a la derecha, esto
👈 dedo a la izquierda
👆 dedo arriba
👇 dedo abajo
☝️ atención, uno
✍️ escribir, firma, firmar
👀 ojos, mirar, ver
🧠 cerebro, idea
👤 persona
👥 personas, grupo
🧑‍⚖️ juez, escribano, notario
🧑‍💼 oficina, abogado
🧑‍💻 computadora, trabajo
🏃 correr, apuro
🙋 levantar la mano, pregunta, yo
🤷 no sé, encogerse de hombros
🤦 mano en la frente, error
`;
const oficina = `
✅ hecho, listo, aprobado
☑️ casilla marcada
✔️ marca, correcto
❌ cruz, no, error
❗ exclamación, urgente, importante
❓ pregunta, duda
⚠️ atención, cuidado, aviso
⛔ prohibido
🚨 alarma, urgente
🔔 campana, aviso
🔒 cerrado, candado, reservado
🔓 abierto, candado
🔑 llave, entrega
📁 carpeta
📂 carpeta abierta
🗂️ fichero, separadores
📄 documento, hoja
📃 página, escritura
📜 pergamino, título, escritura
📑 marcadores, fojas
📎 clip, adjunto
📌 chinche, fijar
📝 nota, apunte, minuta
🖊️ lapicera, firma
🖋️ pluma, firma
📅 calendario, fecha, día
📆 agenda, fecha
⏰ despertador, hora, vencimiento
⏳ reloj de arena, espera, plazo
⌛ plazo vencido
🕐 reloj, hora
📞 teléfono, llamar
📱 celular, móvil
💬 mensaje, conversación
📧 correo, mail
✉️ sobre, carta
📨 correo recibido
📤 enviar, salida
📥 recibir, entrada
🖨️ impresora, imprimir
💻 computadora
🔍 lupa, buscar
⚖️ balanza, justicia, ley
🏛️ registro, tribunal, edificio público
🏢 oficina, edificio
🏦 banco
🏠 casa, vivienda, inmueble
🏗️ obra, construcción
🌳 árbol, campo, terreno
🚗 auto, coche, vehículo
💰 dinero, bolsa, pago
💵 billetes, pesos, dólares
💶 euros
💳 tarjeta, pago
🧾 recibo, factura, gastos
📈 sube, crecimiento
📉 baja
💼 maletín, trabajo
🪪 identificación, documento, cédula
🔖 etiqueta, marcador
🗑️ papelera, eliminar
🔗 enlace, vínculo
💡 idea, lamparita
🎯 objetivo, acierto
🚀 cohete, rápido, lanzamiento
`;
const otros = `
❤️ corazón, amor, me gusta
🧡 corazón naranja
💛 corazón amarillo
💚 corazón verde
💙 corazón azul
💜 corazón violeta
🖤 corazón negro
💔 corazón roto
💯 cien, excelente
⭐ estrella, favorito
🌟 estrella brillante
✨ brillos, nuevo
🔥 fuego, genial
🎉 celebración, fiesta, felicitaciones
🎊 confeti, fiesta
🎂 torta, cumpleaños
🎁 regalo
🏆 trofeo, logro
🥇 medalla, primero
🥂 brindis, copas
☕ café
🧉 mate
🍕 pizza
🍰 pastel, torta
🍎 manzana
☀️ sol, buen día
🌧️ lluvia
🌙 luna, noche
🌹 rosa, flor
🍀 trébol, suerte
✈️ avión, viaje
🏖️ playa, vacaciones
⚽ fútbol, pelota
🎵 música
`;

const read = (lines: string): Emoji[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [emoji = ''] = line.split(' ', 1);
      return { emoji, words: line.slice(emoji.length + 1) };
    });

/** The emojis that an office uses, with their names in Spanish. */
export const emojiGroups: readonly EmojiGroup[] = [
  { nombre: 'Caras', emojis: read(caras) },
  { nombre: 'Gestos y personas', emojis: read(gestos) },
  { nombre: 'Oficina', emojis: read(oficina) },
  { nombre: 'Otros', emojis: read(otros) },
];
