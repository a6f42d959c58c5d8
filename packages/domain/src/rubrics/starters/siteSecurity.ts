import type { Starter } from './starter.ts';

export const siteSecurity: Starter = {
  name: ['Site security', 'Seguridad del plantel'],
  disclaimer: [
    'Walk the site during school hours. Entries that are tagged answer the overall questions; answer the others from what you see and ask.',
    'Recorra el plantel en horario escolar. Las observaciones con etiqueta responden las preguntas generales; responda las demás según lo que vea y pregunte.',
  ],
  sections: [
    {
      title: ['Entrances and doors', 'Entradas y puertas'],
      description: ['Who can get in, and where.', 'Quién puede entrar y por dónde.'],
      questions: [
        { title: ['Access control overall', 'Control de acceso en general'], tags: ['security'] },
        {
          title: [
            'All exterior doors except the main entrance are locked',
            'Todas las puertas exteriores, menos la entrada principal, están cerradas con llave',
          ],
          look: [
            ['Every door pulled from outside', 'Jalar cada puerta desde afuera'],
            ['No door propped open', 'Ninguna puerta trabada'],
            ['Latches and closers work', 'Los pestillos y cierrapuertas funcionan'],
          ],
        },
        {
          title: [
            'Visitors are screened before they are let in',
            'Se identifica a los visitantes antes de dejarlos entrar',
          ],
          look: [
            ['Buzzer and camera in use', 'Portero eléctrico y cámara en uso'],
            ['ID checked, badge given', 'Se revisa la identificación y se entrega un gafete'],
            ['Visitors sign out', 'Los visitantes registran su salida'],
          ],
        },
        {
          title: [
            'Classroom doors can be locked from inside and are kept locked',
            'Las puertas de los salones se cierran desde adentro y se mantienen con llave',
          ],
        },
        {
          title: [
            'Keys and cards are issued, counted and collected',
            'Las llaves y tarjetas se entregan, se cuentan y se recogen',
          ],
        },
      ],
    },
    {
      title: ['Grounds and parking', 'Terrenos y estacionamiento'],
      description: [
        'What can be seen, and who goes where.',
        'Qué se alcanza a ver y quién circula por dónde.',
      ],
      questions: [
        { title: ['Grounds overall', 'Terrenos en general'], tags: ['grounds'] },
        {
          title: ['Traffic and parking overall', 'Tránsito y estacionamiento en general'],
          tags: ['traffic'],
        },
        {
          title: [
            'Fences and gates are closed and in good repair',
            'Las cercas y los portones están cerrados y completos',
          ],
        },
        {
          title: [
            'Outdoor lights work and nothing blocks the view of the entrances',
            'Las luces exteriores funcionan y nada oculta las entradas',
          ],
        },
      ],
    },
    {
      title: ['Supervision', 'Supervisión'],
      description: [
        'Adults who are watching, and students in view.',
        'Personas que vigilan y estudiantes a la vista.',
      ],
      questions: [
        { title: ['Climate overall', 'Ambiente en general'], tags: ['climate'] },
        {
          title: [
            'Halls, stairs and restrooms are supervised between classes',
            'Se supervisan pasillos, escaleras y baños entre clases',
          ],
        },
        { title: ['Adults wear ID badges', 'Los adultos llevan identificación'] },
      ],
    },
  ],
};
