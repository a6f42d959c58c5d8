import { cleanTags } from '@schooldog/domain/entries';
import type { FieldsIn } from '@schooldog/domain/kernel';
import type { RubricContent, RubricQuestion, rubricMerge } from '@schooldog/domain/rubrics';

/** As it will be stored: without blanks around texts and without empty lines. What the server knows stays as it is. */
export function toSend(values: RubricContent, base: RubricContent): RubricContent {
  const known = new Set<object>([...base.sections, ...base.questions]);
  return {
    ...values,
    name: values.name.trim(),
    disclaimer: values.disclaimer.trim(),
    sections: values.sections.map((section) =>
      known.has(section)
        ? section
        : { ...section, title: section.title.trim(), description: section.description.trim() },
    ),
    questions: values.questions.map((question) => (known.has(question) ? question : tidied(question))),
  };
}

function tidied(question: RubricQuestion): RubricQuestion {
  const { title, body, context, tags, answers } = question;
  return {
    ...question,
    title: title.trim(),
    body: body.trim(),
    context: { label: context.label.trim(), values: filled(context.values) },
    tags: cleanTags(tags),
    answers: answers.map((answer) => {
      const [name = '', ...more] = answer.text;
      return { ...answer, text: [name.trim(), ...filled(more)] };
    }),
  };
}

function filled(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** A merge gives lists that are not to be changed; the rubric's own are copies. */
export function contentOf(fields: FieldsIn<typeof rubricMerge>): RubricContent {
  const { name, showScores, disclaimer, useScoreThresholds, scoreThresholds, sections, questions } = fields;
  return {
    name,
    showScores,
    disclaimer,
    useScoreThresholds,
    scoreThresholds,
    sections: [...sections],
    questions: [...questions],
  };
}
