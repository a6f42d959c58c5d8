import { readdirSync } from 'node:fs';
import { contract } from '@schooldog/contract';
import { expect, it } from 'vitest';
import { features } from '../app.ts';
import { listProcedures } from '../platform/http/procedureRoutes.ts';
import { groups, matrices } from './matrices.ts';
import { openProcedures } from './openProcedures.ts';
import { unloggedReads } from './unloggedReads.ts';

const procedures = Object.entries(contract).flatMap(([feature, names]) =>
  Object.keys(names).map((name) => `${feature}.${name}`),
);

it('every procedure of the contract has exactly one row', () => {
  const rows = matrices.flatMap(({ feature, rows: ofFeature }) =>
    [...ofFeature.keys()].map((name) => `${feature}.${name}`),
  );
  expect(rows.toSorted()).toEqual(procedures.toSorted());
});

it('every group of features has its test file', () => {
  const files = readdirSync(import.meta.dirname).filter((name) =>
    /^authorization\..*\.db\.test\.ts$/.test(name),
  );
  expect(files.toSorted()).toEqual(
    Object.keys(groups)
      .map((group) => `authorization.${group}.db.test.ts`)
      .toSorted(),
  );
});

it('the procedures that need no sign-in are procedures of the contract', () => {
  expect(openProcedures.filter((name) => !procedures.includes(name))).toEqual([]);
});

it('every read of provider staff is logged, except those with a reason', () => {
  const listed = listProcedures(features);
  const reads = listed.filter(
    ({ call, procedure: { kind } }) => call.route.method === 'GET' || kind === 'read' || kind === 'action',
  );
  const unlogged = reads.filter(({ procedure }) => procedure.isLogged !== true).map(({ name }) => name);
  expect(unlogged.toSorted()).toEqual(Object.keys(unloggedReads).toSorted());
  expect(reads.length).toBeGreaterThan(2 * unlogged.length);
});

it('every procedure succeeds for at least one caller, so no row has only rejections', () => {
  const rejectedForAll = matrices.flatMap(({ feature, rows }) =>
    [...rows]
      .filter(([, { lines }]) => lines.every(({ cells }) => ![...cells.values()].includes('ok')))
      .map(([name]) => `${feature}.${name}`),
  );
  // It works once, in a district without people; its own test covers that.
  expect(rejectedForAll).toEqual(['users.createFirstAdministrator']);
});
