/** Number of facts per section of the specification, for clones without the specification. */
export const FACT_COUNTS = {
  1: { facts: 7, paragraphs: 0 },
  2: { facts: 46, paragraphs: 10 },
  3: { facts: 18, paragraphs: 0 },
  4: { facts: 11, paragraphs: 5 },
  5: { facts: 8, paragraphs: 0 },
  6: { facts: 4, paragraphs: 0 },
  7: { facts: 25, paragraphs: 1 },
  8: { facts: 12, paragraphs: 2 },
  9: { facts: 20, paragraphs: 1 },
}
