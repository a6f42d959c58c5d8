import { eopContract } from '@schooldog/contract/eop';
import { matrix } from '../../authorization/matrix.ts';
import { changeRows } from './changes.authorization.ts';
import { readRows } from './reads.authorization.ts';

// Principals may edit the plan of their school, but certify only what they are the point of contact of ("mine").
const table = `
                                     MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listEopSchools            own      ok ok no ok no no | ok ok ok no no no no no | ok
                            foreign  ok ok no ok no no | -- -- -- no no no no no | ok
                            off      no no no no no no | no no no no no no no no | no
  listComponents            own      ok ok no ok no no | ok ok ok no no no no no | ok
                            foreign  ok ok no ok no no | no no no no no no no no | ok
                            off      no no no no no no | no no no no no no no no | no
  findComponents            own      ok ok no ok no no | ok ok ok no no no no no | ok
                            foreign  ok ok no ok no no | -- -- -- no no no no no | ok
                            off      no no no no no no | no no no no no no no no | no
  getComponent              own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  listCertifications        own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  listContentVersions       own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  getContentVersion         own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  getComponentHistory       own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  listKeptCopies            own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                            others   -- -- nf -- nf nf | -- -- -- nf nf nf nf nf | --
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  getCertifiedPdf           own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  getAttachment             own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  addComponent              own      ok ok no no no no | ok ok no no no no no no | ok
                            foreign  ok ok no no no no | no no no no no no no no | ok
                            off      no no no no no no | no no no no no no no no | no
  addDefaultPlan            own      ok ok no no no no | ok ok no no no no no no | ok
                            foreign  ok ok no no no no | no no no no no no no no | ok
                            off      no no no no no no | no no no no no no no no | no
  renameComponent           own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  setCertificationInterval  own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  setPointOfContact         own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  deleteComponent           own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  archiveComponent          own      ok ok nf no nf nf | no no no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  holdLease                 own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  releaseLease              own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  saveContent               own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  resolveKeptCopy           own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  getDraftKey               own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  setOmittingContent        own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  addAttachment             own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  removeAttachment          own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  generateEopComponentPdf   own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  certifyComponent          own      ok ok nf no nf nf | no no no nf nf nf nf nf | no
                            mine     ok ok nf no nf nf | ok ok no nf nf nf nf nf | no
                            foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | no
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  sendEopCertificationEmail own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                            foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
                            off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  generateEopPlanPdf        own      ok ok no ok no no | ok ok ok no no no no no | ok
                            foreign  ok ok no ok no no | no no no no no no no no | ok
                            off      no no no no no no | no no no no no no no no | no
`;

export const eopMatrix = matrix('eop', eopContract, table, { ...readRows, ...changeRows });
