/**
 * The prerendered frames stand in every page as they are. They may consist of plain elements only: an element that loads, runs, redirects or submits
 * would act on every page, even where the content policy blocks scripts. Pure.
 */
import type { ShellBuild } from '@lantern/contract/federation'
import { SHELL_FILE } from '@lantern/contract/shell-releases'
import { REBUILD_SHELL, type Refusal } from '../candidate/candidate.rules.ts'

const ELEMENTS: ReadonlySet<string> = new Set(
  'a b button circle div ellipse footer g h1 h2 h3 header i li line main nav ol p path polygon polyline rect section span strong svg ul'.split(
    ' ',
  ),
)
/** One piece of a frame: text, an end tag, or a start tag with quoted attributes. */
const PIECE = /[^<>]+|<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?:\s+[a-zA-Z][a-zA-Z0-9:-]*(?:="[^"<>]*")?)*)\s*\/?>/y
const ATTRIBUTE = /([a-zA-Z][a-zA-Z0-9:-]*)(?:="([^"]*)")?/g
/** Own addresses only: a path, or a place on the page. */
const OWN_ADDRESS = /^(?:\/(?!\/)|#)/

export function framesArePlain({ frames }: ShellBuild): Refusal[] {
  const faults = Object.entries(frames).flatMap(([kind, texts]) =>
    Object.entries(texts).flatMap(([locale, text]) => {
      const fault = faultIn(text)
      return fault === null ? [] : [`The frame ${kind} (${locale}) contains ${fault}`]
    }),
  )
  const [first] = faults
  if (first === undefined) return []
  return [
    {
      rule: 'frame',
      what: `${first}; frames in ${SHELL_FILE} are plain elements with own addresses.`,
      fix: REBUILD_SHELL,
    },
  ]
}

function faultIn(text: string): string | null {
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < text.length) {
    const from = PIECE.lastIndex
    const piece = PIECE.exec(text)
    if (piece === null) return `markup that is not plain: ${text.slice(from, from + 40)}`
    const [, end, start, attributes = ''] = piece
    const element = start ?? end
    if (element !== undefined && !ELEMENTS.has(element)) return `the element ${element}`
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const attribute = name.toLowerCase()
      if (attribute.startsWith('on') || ['style', 'srcdoc', 'src', 'formaction'].includes(attribute))
        return `the attribute ${name}`
      if (attribute.endsWith('href') && !OWN_ADDRESS.test(value)) return `the address ${value.slice(0, 40)}`
    }
  }
  return null
}
