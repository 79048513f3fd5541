/** Entry point for pages with matches: apart from the kit, whose bundle every page loads. */
export { Crest } from './crest.tsx'
export { MatchLine } from './match-line.tsx'
