/** A table that scrolls in its own frame on a narrow screen, reachable by keyboard. */
import { html, type SafeHtml } from '@remix-run/html-template'

export type Cell = SafeHtml | string | number | null
export type Table = {
  /** What the table shows; read aloud, not drawn. */
  caption: string
  head: readonly (string | { text: string; isNumber: true })[]
  rows: readonly (readonly Cell[])[]
}

export function table({ caption, head, rows }: Table): SafeHtml {
  const numbers = head.map((one) => typeof one !== 'string')
  const heads = head.map((one) => {
    const text = typeof one === 'string' ? one : one.text
    // A column of buttons has no word to stand over it.
    if (text === '') return html`<td></td>`
    return html`<th scope="col"${typeof one === 'string' ? null : html` class="number"`}>${text}</th>`
  })
  const lines = rows.map(
    (row) =>
      html`<tr>${row.map((cell, index) => html`<td${numbers[index] ? html` class="number"` : null}>${cell}</td>`)}</tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption class="hidden">${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>`
}
