/** Shows the problems of a dev server over the page. Types do not cover it: code with a type error runs. */

import { OVERLAY_CSS } from './overlay-style.mjs'
import { overlayTexts } from './overlay-texts.mjs'

/** Kinds in the order of their urgency. */
const KINDS = ['build', 'render', 'uncaught', 'types']

/** @returns {{ show(kind: string, problems: { message: string, file?: string, line?: number, frames?: object[] }[]): void }} */
export function createOverlay() {
  const shown = new Map()
  const hidden = new Set()
  let host = null

  function draw() {
    const kinds = KINDS.filter((kind) => shown.has(kind) && !hidden.has(kind))
    host?.remove()
    host = null
    if (kinds.length === 0) return
    host = document.createElement('lantern-dev-overlay')
    // Not in the shadow tree: scripts and tests read it there.
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(OVERLAY_CSS)
    root.adoptedStyleSheets = [sheet]
    root.append(...kinds.map((kind) => card(kind, shown.get(kind), () => hide(kind))))
    document.body.append(host)
  }

  function hide(kind) {
    hidden.add(kind)
    draw()
  }

  return {
    show(kind, problems) {
      if (problems.length === 0 && !shown.has(kind)) return
      if (problems.length === 0) shown.delete(kind)
      else shown.set(kind, problems)
      hidden.delete(kind)
      draw()
    },
  }
}

function card(kind, problems, onClose) {
  const texts = overlayTexts(document.documentElement.lang)
  const section = element('section', kind === 'types' ? 'note' : 'card')
  section.setAttribute('role', kind === 'types' ? 'status' : 'alert')
  section.dataset.kind = kind
  const close = element('button', 'close', texts.close)
  close.type = 'button'
  close.addEventListener('click', onClose)
  const head = element('header', '')
  head.append(element('h2', '', texts[kind](problems.length)), close)
  section.append(head, ...problems.flatMap(linesOf))
  return section
}

function linesOf({ message, file, line, column, frames = [] }) {
  const place = file === undefined ? [] : [element('p', 'place', `${file}:${line}:${column}`)]
  const code = frames[0]?.code ? [element('pre', 'code', frames[0].code)] : []
  const list = element('ol', '')
  for (const { name, ...at } of frames) {
    list.append(element('li', '', `${name || '?'}  ${at.file}:${at.line}:${at.column}`))
  }
  return [...place, element('pre', 'message', message), ...code, ...(frames.length > 0 ? [list] : [])]
}

function element(tag, name, text) {
  const made = document.createElement(tag)
  if (name) made.className = name
  if (text !== undefined) made.textContent = text
  return made
}
