// People by name, for pickers and cards.
import type { ServerFeature } from '../../platform/api/feature.ts';
import { read } from '../../platform/api/procedure.ts';
import { findPeople } from './findPeople.ts';

export const picker: ServerFeature<'picker'> = {
  procedures: {
    findPeople: read((context, input) =>
      findPeople(context.services.database.db, context.actor.features, input),
    ),
  },
};

export { presentPerson, wordsOf } from './findPeople.ts';
export { holdsWord, isHolderOf, isNamed } from './store.ts';
