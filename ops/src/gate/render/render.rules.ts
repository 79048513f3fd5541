/** Sentences about pages and slots that failed inside a live shell. Pure. */
import type { MappedFrame } from '../../source-maps/mapped-stack.ts'
import type { Refusal } from '../candidate/candidate.rules.ts'
import type { RenderFault } from '../host/render-order.ts'

/** A fault with the places of its stack in the sources. */
export type MappedFault = Omit<RenderFault, 'stack'> & { readonly stack: readonly MappedFrame[] }

const LANGUAGE: Readonly<Record<string, string>> = { 'zh-CN': 'Chinese', en: 'English' }
const FIX =
  'The answers were generated from the contract: handle every one that it allows (an empty list, null, an omitted field), then build and publish again.'
const SHELL_FIX =
  'Visitors have this build of the remote now: let the shell give it what it had, or publish a build of the remote that does without first. Then build and publish the shell again.'

/** One refusal for each fault, which names all cases in which it happened. */
export function renderRefusals(faults: readonly MappedFault[]): Refusal[] {
  return groupsOf(faults).map(([first, ...more]) => {
    const shells = [...new Set([first, ...more].map(({ shell }) => shell))].join(' and ')
    const what = `${partOf(first)} ${failureOf([first, ...more], `shell ${shells}`)}`
    return { rule: 'render', what, fix: FIX }
  })
}

/** The same for a shell at the gate, in which a released build of a remote fails. @param build name and version of the remote */
export function shellRenderRefusals(build: string, faults: readonly MappedFault[]): Refusal[] {
  return groupsOf(faults).map((cases) => {
    const [{ shell }] = cases
    const what = `${partOf(cases[0])} of ${build} ${failureOf(cases, `shell ${shell}`)}`
    return { rule: 'render', what, fix: SHELL_FIX }
  })
}

type Cases = readonly [MappedFault, ...MappedFault[]]

function groupsOf(faults: readonly MappedFault[]): Cases[] {
  const same = Map.groupBy(faults, ({ page, slot, fault, stack }) => JSON.stringify([page, slot, fault, stack[0]]))
  return [...same.values()] as unknown as Cases[]
}

function failureOf(cases: Cases, where: string): string {
  const [first] = cases
  return `fails in ${casesOf(cases)}, in ${where}: ${first.fault}${placeOf(first.stack)}.`
}

function partOf({ page, slot }: MappedFault): string {
  if (slot !== '') return `The slot ${slot}`
  return page === '' ? 'A slot' : `The page ${page}`
}

/** `English signed in, Chinese signed out`. */
function casesOf(cases: readonly MappedFault[]): string {
  const words = cases.map(({ locale, isMember }) => `${LANGUAGE[locale] ?? locale} signed ${isMember ? 'in' : 'out'}`)
  return [...new Set(words)].sort().join(', ')
}

/** The first frame that a source map names, else the first in a file. */
function placeOf(stack: readonly MappedFrame[]): string {
  const frame = stack.find(({ source }) => source !== null) ?? stack[0]
  if (frame === undefined) return ''
  return `, at ${frame.source ?? frame.at}${frame.code === null ? '' : ` (${frame.code})`}`
}
