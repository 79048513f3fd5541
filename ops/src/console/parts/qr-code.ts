/** A QR code: dark on light in both schemes, since cameras need it. */
import { html, type SafeHtml } from '@remix-run/html-template'
import { encode } from 'uqr'

export function qrCode(text: string, label: string): SafeHtml {
  const { data, size } = encode(text, { ecc: 'L', border: 2 })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="${label}"><path d="${cells.join('')}"/></svg>`
}
