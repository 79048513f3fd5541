/**
 * A table that scrolls in its own region and is reachable by keyboard. On a phone each row is a card with the heads beside the cells; explicit roles
 * keep the table semantics that changed `display` values remove.
 */
import { html, type SafeHtml } from '@remix-run/html-template'

export type Cell = SafeHtml | string | number | null
export type Table = {
  /** Caption for screen readers. */
  caption: string
  head: readonly (string | { text: string; isNumber: true })[]
  rows: readonly (readonly Cell[])[]
}

export function table({ caption, head, rows }: Table): SafeHtml {
  const numbers = head.map((one) => typeof one !== 'string')
  const words = head.map((one) => (typeof one === 'string' ? one : one.text))
  const heads = head.map((one) => {
    const text = typeof one === 'string' ? one : one.text
    // A column of buttons has no head.
    if (text === '') return html`<td role="cell"></td>`
    return html`<th scope="col" role="columnheader"${typeof one === 'string' ? null : html` class="number"`}>${text}</th>`
  })
  const lines = rows.map(
    (row) =>
      html`<tr role="row">${row.map((cell, index) => html`<td role="cell" data-head="${words[index] ?? ''}"${numbers[index] ? html` class="number"` : null}>${cell === null || cell === '' ? null : html`<div>${cell}</div>`}</td>`)}</tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table role="table"><caption class="hidden">${caption}</caption><thead role="rowgroup"><tr role="row">${heads}</tr></thead><tbody role="rowgroup">${lines}</tbody></table></div>`
}
