/** The one entry of the page kit. Every remote bundles its own copy: the kit keeps no state that two remotes share (decision 0048). */
// frame

// money forms
export { MoneyFormEnd, type MoneyFormEndProps } from './form/money-form-end.tsx'
export { MoneySubmit } from './form/money-submit.tsx'
export { type Refusal, refusalOf } from './form/refusal.ts'
export { RefusalNote } from './form/refusal-note.tsx'
export { SubmitNote } from './form/submit-note.tsx'
export { type MoneyForm, type MoneyFormOptions, useMoneyForm } from './form/use-money-form.ts'
export { type Submit, useSubmit } from './form/use-submit.ts'
export { lazyPage } from './frame/lazy-page.ts'
export { PageBody } from './frame/page-body.tsx'
export { PageFrame, type PageFrameProps } from './frame/page-frame.tsx'
export { useBack } from './frame/use-back.ts'
// parts
export { Disclosure } from './parts/disclosure.tsx'
export { type Fact, Facts } from './parts/facts.tsx'
export { Note, type NoteProps } from './parts/note.tsx'
export { OrderNo } from './parts/order-no.tsx'
export { QueryBody, QueryPage, type QueryPageProps } from './query/query-page.tsx'
export { QueriesView, QueryView } from './query/query-view.tsx'
// reads
export type { ReadQuery } from './query/read-state.rules.ts'
export { useSkeleton } from './query/use-skeleton.ts'
