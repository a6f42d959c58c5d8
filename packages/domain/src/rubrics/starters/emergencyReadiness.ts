import type { Starter } from './starter.ts';

export const emergencyReadiness: Starter = {
  name: ['Emergency readiness', 'Preparación para emergencias'],
  disclaimer: [
    "This looks at whether the school could respond today. It does not replace the fire marshal's inspection or the emergency operations plan.",
    'Aquí se ve si la escuela podría actuar hoy. No sustituye la inspección de bomberos ni el plan de operaciones de emergencia.',
  ],
  sections: [
    {
      title: ['Plans and people', 'Planes y personas'],
      description: ['Does everyone know what to do?', '¿Todos saben qué hacer?'],
      questions: [
        { title: ['Emergency preparedness overall', 'Preparación en general'], tags: ['emergency'] },
        {
          title: [
            'Procedures are posted in every room and are current',
            'Los procedimientos están a la vista en cada salón y al día',
          ],
          look: [
            ['Evacuation map with a second way out', 'Mapa de evacuación con una segunda salida'],
            ['What to do in a lockdown', 'Qué hacer en un confinamiento'],
          ],
        },
        {
          title: [
            'Substitutes and new staff were told what to do',
            'Se informó a suplentes y personal nuevo qué hacer',
          ],
        },
        {
          title: ['Attendance can be taken outside within minutes', 'Se puede pasar lista afuera en minutos'],
        },
      ],
    },
    {
      title: ['Fire safety', 'Seguridad contra incendios'],
      description: ['Ways out, alarms, extinguishers.', 'Salidas, alarmas y extintores.'],
      questions: [
        { title: ['Fire safety overall', 'Seguridad contra incendios en general'], tags: ['fire'] },
        {
          title: [
            'Ways out are clear and exit signs are lit',
            'Las salidas están despejadas y sus letreros encendidos',
          ],
        },
        {
          title: [
            'Extinguishers and alarms were inspected on time',
            'Los extintores y las alarmas se inspeccionaron a tiempo',
          ],
        },
      ],
    },
    {
      title: ['Equipment', 'Equipo'],
      description: ['What must work when the power is out.', 'Lo que debe funcionar sin electricidad.'],
      questions: [
        {
          title: [
            'Two-way radios are charged and reach the whole site',
            'Los radios están cargados y alcanzan todo el plantel',
          ],
        },
        {
          title: [
            'Every room has a go-bag with a current roster',
            'Cada salón tiene una mochila de emergencia con la lista al día',
          ],
        },
        {
          title: [
            'AED and first-aid kits are in place and not expired',
            'El DEA y los botiquines están en su lugar y vigentes',
          ],
        },
        {
          title: [
            'Announcements can be heard everywhere, including outdoors',
            'Los avisos se oyen en todas partes, también afuera',
          ],
        },
      ],
    },
  ],
};
