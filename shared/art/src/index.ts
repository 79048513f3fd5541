/** Covers of games as SVG, drawn from their titles. */
export { coverOf, isKind, subjectOf } from './covers.ts'
