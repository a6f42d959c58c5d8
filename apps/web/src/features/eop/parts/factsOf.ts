import type { ListedComponent, ShownComponent } from '@schooldog/contract/eop';
import { type EopFacts, hasSomethingToCertify, isEmptyRichText } from '@schooldog/domain/eop';

/** What the rules ask of a component as its page knows it. Lists and tables always have content. */
export function factsOf(component: ShownComponent): EopFacts {
  const { kind, content, isOmittingContent, attachments } = component;
  return {
    schoolId: component.schoolId,
    isSchoolArchived: component.isSchoolArchived,
    kind,
    pointOfContactUserId: component.pointOfContactUserId,
    isEverCertified: component.lastCertificationTimestamp !== null,
    isArchived: component.timeArchived !== null,
    hasSomethingToCertify: hasSomethingToCertify({
      hasContent: kind !== 'document' || !isEmptyRichText(content),
      isOmittingContent,
      attachments: attachments.length,
    }),
  };
}

/** Who answers for it; null is a gap, also for someone who can no longer do it. */
export function contactOf(
  component: Pick<ListedComponent, 'pointOfContactName' | 'isPointOfContactEligible'>,
): string | null {
  return component.isPointOfContactEligible ? component.pointOfContactName : null;
}

export function hasUnpublishedChanges(
  component: Pick<ListedComponent, 'hasUnpublishedContentChanges' | 'hasUnpublishedAttachmentChanges'>,
): boolean {
  return component.hasUnpublishedContentChanges || component.hasUnpublishedAttachmentChanges;
}
