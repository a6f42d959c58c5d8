// The whole plan of a school on paper: what is certified, section by section, each component with its attachments.
import { formatDateTimeWithZone } from '@schooldog/domain/dates';
import { type EopSection, eopSections, type RichText } from '@schooldog/domain/eop';
import { branding } from '@schooldog/domain/kernel';
import type { Words } from '../../../platform/exports/index.ts';
import type { PdfBlock, PdfReport } from '../../../platform/pdf/index.ts';
import {
  type Attached,
  attachmentList,
  type CertificationStatus,
  contentBlocks,
  insertOf,
  statusText,
} from './componentPdf.ts';
import type { WrittenPicture } from './richTextFlow.ts';
import { wordsIn } from './words.ts';

export type PlanComponent = Readonly<{
  id: string;
  name: string;
  section: EopSection;
  status: CertificationStatus;
  content: RichText | null;
  attachments: readonly Attached[];
}>;

export type PlanPaper = Readonly<{
  districtName: string;
  schoolName: string;
  language: string;
  timeZone: string;
  now: Date;
  /** Certified ones, in the order of their sections. */
  components: readonly PlanComponent[];
  pictures: ReadonlyMap<string, WrittenPicture>;
  /** Attachments are too large for one file: their names are printed instead. */
  isListingAttachments: boolean;
}>;

export function planReport(plan: PlanPaper): PdfReport {
  const { districtName, schoolName, language, timeZone, now, components, isListingAttachments } = plan;
  const words = wordsIn(language);
  const title = words('plan.title');
  const time = formatDateTimeWithZone(now.toISOString(), timeZone);
  return {
    title: `${title}, ${schoolName}`,
    language,
    author: districtName,
    product: branding.productName,
    head: { left: schoolName, right: title },
    foot: {
      left: words('plan.generated', { time }),
      right: words('page', { page: '{{page}}', pages: '{{pages}}' }),
    },
    blocks: [
      { kind: 'cover', above: districtName, title, below: schoolName },
      { kind: 'paragraph', text: words('plan.certifiedOnly', { time }) },
      ...(isListingAttachments ? [note(words('plan.listed'))] : []),
      ...(components.length === 0 ? [note(words('plan.none'))] : contents(components, words)),
      ...eopSections.flatMap((section) => sectionBlocks(section, plan, words)),
    ],
  };
}

function note(text: string): PdfBlock {
  return { kind: 'paragraph', text };
}

function contents(components: readonly PlanComponent[], words: Words): PdfBlock[] {
  const lines = eopSections.flatMap((section) => {
    const inside = components.filter((component) => component.section === section);
    if (inside.length === 0) return [];
    return [
      { id: section, text: words(`sections.${section}`), isIndented: false },
      ...inside.map(({ id, name }) => ({ id, text: name, isIndented: true })),
    ];
  });
  return [
    { kind: 'heading', level: 2, text: words('plan.contents') },
    { kind: 'contents', lines },
  ];
}

/** Every component begins on a page of its own, so that it can be taken out. */
function sectionBlocks(section: EopSection, plan: PlanPaper, words: Words): PdfBlock[] {
  const components = plan.components.filter((component) => component.section === section);
  return components.flatMap((component, at): PdfBlock[] => [
    { kind: 'newPage' },
    ...(at === 0
      ? [{ kind: 'heading' as const, level: 2 as const, id: section, text: words(`sections.${section}`) }]
      : []),
    ...componentBlocks(component, plan, words),
  ]);
}

function componentBlocks(component: PlanComponent, plan: PlanPaper, words: Words): PdfBlock[] {
  const { id, name, status, content, attachments } = component;
  const hasAttachments = attachments.length > 0;
  return [
    { kind: 'heading', level: 3, id, text: name },
    { kind: 'paragraph', look: 'small', text: statusText(status, words) },
    ...contentBlocks(content, { pictures: plan.pictures, words, firstLevel: 4, hasAttachments }),
    ...(hasAttachments
      ? [
          { kind: 'text' as const, level: 4 as const, runs: [{ text: words('component.attachments') }] },
          attachmentList(attachments.map((attached) => attached.name)),
        ]
      : []),
    ...(plan.isListingAttachments ? [] : attachments.map((attached) => insertOf(attached, words))),
  ];
}
