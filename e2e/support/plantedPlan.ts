// A school whose plan, contacts and roles hold sentences that can be looked for on a disk.
import type { Page } from '@playwright/test';
import { emptySchoolForm } from '@schooldog/domain/schools';
import { type Api, apiAs, apiOf, someId } from './api.ts';

export type PlantedPlan = Readonly<{
  schoolId: string;
  school: string;
  componentIds: readonly string[];
  /** Names of the certified components, which are among the sentences. */
  names: readonly string[];
  sentences: readonly string[];
}>;

const sentence = (number: number, about: string) =>
  `Planted ${number} ${someId()}: the ${about} is behind the stage.`;

export async function aPlantedPlan(page: Page): Promise<PlantedPlan> {
  const admin = await apiAs(page, 'schooldog_master_admin');
  const coordinator = await apiAs(page, 'district_safety_coordinator');
  const schoolId = someId();
  const school = `Maple Ridge ${schoolId.slice(0, 6)}`;
  await admin.schools.createSchool({ schoolId, schoolData: { ...emptySchoolForm, name: school } });
  const titles = Array.from({ length: 7 }, (_, index) => sentence(index, 'caller'));
  const duties = Array.from({ length: 7 }, (_, index) => sentence(index + 7, 'leader'));
  const names = [14, 15, 16].map((number) => sentence(number, 'annex'));
  const componentIds: string[] = [];
  // Side by side, each kind one after another, as people fill a plan.
  await Promise.all([
    inTurn(titles, (title) => addContact(coordinator, schoolId, title)),
    inTurn(duties, (duty) => addRole(coordinator, schoolId, duty)),
    inTurn(names, async (name) => {
      componentIds.push(await certify(coordinator, { schoolId, name }));
    }),
  ]);
  return { schoolId, school, componentIds, names, sentences: [...titles, ...duties, ...names] };
}

async function inTurn(sentences: readonly string[], act: (one: string) => Promise<void>): Promise<void> {
  for (const one of sentences) await act(one);
}

async function addContact(api: Api, schoolId: string, title: string): Promise<void> {
  const contactId = someId();
  await api.contacts.addContact({
    contactId,
    schoolId,
    contact: {
      firstName: 'Ana',
      lastName: 'Lee',
      email: `${contactId.toLowerCase()}@contacts.test`,
      phoneNumber: '4785550123',
      title,
      skillIds: [],
    },
  });
}

async function addRole(api: Api, schoolId: string, roleDescription: string): Promise<void> {
  await api.eopRoles.addEopRole({
    schoolId,
    roleTableId: 'incident_command_system',
    roleId: someId(),
    role: { roleName: 'Gate Keeper', roleDescription, relevantSkillIds: [] },
  });
}

async function certify(
  api: Api,
  { schoolId, name }: Readonly<{ schoolId: string; name: string }>,
): Promise<string> {
  const componentId = someId();
  const section = 'functionalAnnexes';
  await api.eop.addComponent({ componentId, schoolId, name, section, certificationIntervalMonths: 12 });
  const text = { type: 'text' as const, text: name };
  const content = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [text] }] };
  await api.eop.saveContent({ componentId, editorId: someId(), baseVersion: 0, content });
  const asked = { eopComponentId: componentId, omitContent: false };
  const { pdfId, version } = await api.eop.generateEopComponentPdf(asked);
  const userId = (await api.users.getSession()).user?.id ?? '';
  await api.eop.certifyComponent({ eopComponentId: componentId, userId, publishing: true, version, pdfId });
  return componentId;
}

/** A piece from the middle of each certified PDF, for the person at the page, who may read them. */
export async function piecesOfPdfs(page: Page, { componentIds }: PlantedPlan): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for (const componentId of componentIds) {
    const { url } = await apiOf(page).eop.getCertifiedPdf({ componentId });
    const bytes = await (await page.request.get(url)).body();
    const middle = Math.floor(bytes.length / 2);
    pieces.push(bytes.subarray(middle, middle + 48));
  }
  return pieces;
}
