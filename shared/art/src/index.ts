/** Pictures as SVG: covers of games and banners of offers, drawn from their titles. */
export { bannerOf, offerMotif } from './banners.ts'
export { contactSheet } from './contact-sheet.ts'
export { coverOf, isKind, subjectOf } from './covers.ts'
