/** Pictures as SVG: covers of games, drawn from their titles, and banners of offers by name. */
export { bannerOf } from './banners.ts'
export { contactSheet } from './contact-sheet.ts'
export { coverOf, isKind, subjectOf } from './covers.ts'
