export const rubricLimits = {
  /** Of the district, without deleted ones: the list shows all of them. */
  rubrics: 200,
  name: 120,
  disclaimer: 4000,
  sections: 50,
  sectionTitle: 200,
  sectionDescription: 1000,
  questions: 300,
  questionTitle: 300,
  questionBody: 2000,
  contextLabel: 100,
  contextValues: 30,
  contextValue: 300,
  answers: 10,
  leastAnswers: 2,
  answerTexts: 10,
  answerText: 300,
  largestValue: 100,
  /** Of praises and concerns that an answer expects. */
  largestCount: 999,
} as const;

/** As the number of concerns that an answer expects: any number of them is accepted. */
export const anyConcerns = -1;
