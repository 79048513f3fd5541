/** Entry point of the page kit. Every remote bundles its own copy: the kit has no state that two remotes share (decision 0048). */
// frame

// codes
export { CodeField } from './code/code-field.tsx'

// money forms
export { MoneyFormEnd } from './form/money-form-end.tsx'
export { MoneySubmit } from './form/money-submit.tsx'
export { refusalOf } from './form/refusal.ts'

export { SubmitNote } from './form/submit-note.tsx'
export { useMoneyForm } from './form/use-money-form.ts'
export { useSubmit } from './form/use-submit.ts'

export { PageBody } from './frame/page-body.tsx'
export { PageFrame } from './frame/page-frame.tsx'
export { SaferLink } from './frame/safer-link.tsx'

// parts
export { Disclosure } from './parts/disclosure.tsx'
export { Facts } from './parts/facts.tsx'
export { type FilterGroup, FilterSheet } from './parts/filter-sheet.tsx'
export { InlineCopy } from './parts/inline-copy.tsx'
export { Note } from './parts/note.tsx'
export { OrderNo } from './parts/order-no.tsx'
export { QueryBody, QueryPage, type QueryPageProps } from './query/query-page.tsx'
export { QueryView } from './query/query-view.tsx'
// reads
export type { ReadQuery } from './query/read-state.rules.ts'
export { StaleNote } from './query/stale-note.tsx'
export { useSkeleton } from './query/use-skeleton.ts'
