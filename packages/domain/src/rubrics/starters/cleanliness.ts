import type { Starter } from './starter.ts';

export const cleanliness: Starter = {
  name: ['Cleanliness and upkeep', 'Limpieza y mantenimiento'],
  disclaimer: ['', ''],
  sections: [
    {
      title: ['Cleaning', 'Limpieza'],
      description: [
        'What students and visitors notice first.',
        'Lo primero que notan estudiantes y visitantes.',
      ],
      questions: [
        { title: ['Cleaning overall', 'Limpieza en general'], tags: ['custodial'] },
        {
          title: ['Restrooms are clean and stocked', 'Los baños están limpios y surtidos'],
          look: [
            ['Soap, paper, hot water', 'Jabón, papel y agua caliente'],
            ['No odors or leaks', 'Sin olores ni fugas'],
            ['Stall doors and locks', 'Puertas y seguros de los baños'],
          ],
        },
        {
          title: [
            'Floors are clean and safe to walk on',
            'Los pisos están limpios y se camina con seguridad',
          ],
        },
        { title: ['Chemicals are labeled and locked away', 'Los químicos están etiquetados y bajo llave'] },
      ],
    },
    {
      title: ['Food service', 'Servicio de comida'],
      description: ['Kitchen, serving line, cafeteria.', 'Cocina, línea de servicio y comedor.'],
      questions: [
        { title: ['Food service overall', 'Servicio de comida en general'], tags: ['cafeteria'] },
        { title: ['Tables and floors are cleaned between lunches', 'Se limpian mesas y pisos entre turnos'] },
      ],
    },
    {
      title: ['Buildings', 'Edificios'],
      description: ['What wears out.', 'Lo que se desgasta.'],
      questions: [
        { title: ['Facilities overall', 'Instalaciones en general'], tags: ['facilities'] },
        {
          title: [
            'Lights, ceilings and walls are in good repair',
            'Luces, techos y paredes están en buen estado',
          ],
        },
        {
          title: [
            'Heating, cooling and air are comfortable',
            'La calefacción, el aire y la ventilación son agradables',
          ],
        },
      ],
    },
  ],
};
