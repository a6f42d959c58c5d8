// What is reviewed before a component is certified: the PDF that the certification will name.
import type { ShownComponent } from '@schooldog/contract/eop';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { hasUnpublishedChanges } from '../parts/factsOf.ts';

export type Review = Readonly<{
  component: ShownComponent;
  pdf: Readonly<{ pdfId: string; url: string }>;
  version: number;
  /** False when nothing changed since the last certification: then only its date is renewed. */
  isPublishing: boolean;
}>;

/** Reads the component as it is now and its PDF, which the server makes if it has to. */
export function useReview(componentId: string) {
  const queryClient = useQueryClient();
  const review = useMutation({
    mutationFn: async ({ omitContent }: Readonly<{ omitContent?: boolean }>): Promise<Review> => {
      const component = await client.eop.getComponent({ componentId });
      const isOmitting = omitContent ?? component.isOmittingContent;
      if (isUnchanged(component, isOmitting)) {
        const pdf = await client.eop.getCertifiedPdf({ componentId });
        return { component, pdf, version: component.version, isPublishing: false };
      }
      const pdf = await client.eop.generateEopComponentPdf({
        eopComponentId: componentId,
        omitContent: isOmitting,
        forceRefresh: false,
      });
      return {
        component: { ...component, isOmittingContent: isOmitting },
        pdf,
        version: pdf.version,
        isPublishing: true,
      };
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: api.eop.getComponent.key({ input: { componentId } }) }),
  });
  const begin = useEffectEvent(() => review.mutate({}));
  useEffect(() => begin(), []);
  return review;
}

function isUnchanged(component: ShownComponent, isOmitting: boolean): boolean {
  return (
    component.lastCertificationTimestamp !== null &&
    component.hasCertifiedPdf &&
    !hasUnpublishedChanges(component) &&
    isOmitting === component.certifiedIsOmittingContent
  );
}
