// Some people write in Spanish, about what they see most.
import type { ItemWords } from './itemWords.ts';

export const spanishWords: Readonly<Record<string, Partial<Pick<ItemWords, 'concern' | 'praise'>>>> = {
  'Exterior door propped open': {
    concern: [
      'La puerta estaba abierta con una piedra. Ya la cerré.',
      'Otra vez dejaron la puerta abierta después de la entrega.',
    ],
  },
  'Exterior door locked': { praise: ['Revisé todas las puertas de este lado: cerradas con llave.'] },
  'Door latch or closer': { concern: ['La puerta no cierra sola, hay que jalarla.'] },
  'Restroom condition': {
    concern: ['Falta papel y un baño está tapado.', 'El piso del baño está mojado desde el recreo.'],
    praise: ['Los baños están limpios y con jabón.'],
  },
  'Spill or wet floor': { concern: ['Hay agua en el piso junto al bebedero, puse el letrero.'] },
  'Trash and recycling': { concern: ['El contenedor está lleno y hay bolsas en el suelo.'] },
  'Playground equipment': { concern: ['Un columpio tiene la cadena torcida.'] },
  'Interior lighting': { concern: ['Dos lámparas del pasillo no prenden.'] },
  'Ceiling tile or leak': { concern: ['Gotea del techo cuando llueve, puse una cubeta.'] },
  'Fire extinguisher': {
    concern: ['El extintor tiene la etiqueta vencida.'],
    praise: ['Todos los extintores están al día.'],
  },
  'Staff visible and greeting': { praise: ['Los maestros saludan a los niños en la entrada. Muy bonito.'] },
  'Act of kindness': {
    praise: [
      'Un alumno ayudó a una compañera nueva que no hablaba inglés.',
      'Los niños le hicieron una tarjeta al chofer del autobús.',
    ],
  },
  'Arrival and dismissal': {
    concern: ['Los carros se paran en doble fila a la salida.'],
    praise: ['La salida estuvo muy ordenada hoy.'],
  },
  'Plumbing or water': { concern: ['El bebedero no deja de tirar agua.'] },
  'Hallway clear': {
    concern: ['Hay cajas en el pasillo que tapan el paso.'],
    praise: ['El pasillo está libre y limpio.'],
  },
};
